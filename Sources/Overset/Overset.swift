/// The public API.
