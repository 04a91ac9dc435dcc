// The first file of the target takes this one's place.
