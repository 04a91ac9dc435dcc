// The first test of the target takes this one's place.
