// The state of the page, which is the fragment of its address.

export const empty = {
  view: "", q: "", severity: [], rule: "", locale: "", kind: "", screen: "", device: "", size: "", table: "", key: "", sort: "",
  finding: "", mode: "", text: "", by: "", appearance: "", change: "",
};

/** Reads a fragment; names and severities that are not known are left out. */
export const stateOf = (hash, severities) => {
  const values = new URLSearchParams(hash.slice(1));
  const read = { ...empty };
  for (const name of Object.keys(empty)) {
    const value = values.get(name);
    if (value === null) continue;
    read[name] = name === "severity" ? value.split(",").filter((word) => severities.includes(word)) : value;
  }
  return read;
};

/** The fragment of a state, with its `#`; what is empty is left out. */
export const hashOf = (changed) => {
  const values = new URLSearchParams();
  for (const name of Object.keys(empty)) {
    const value = name === "severity" ? changed.severity.join(",") : changed[name];
    if (value) values.set(name, value);
  }
  return "#" + values.toString();
};

/** The address of a screen on the device and at the text size that are asked for. */
export const screenHash = (screen, change) =>
  hashOf({ ...empty, view: "screen", screen: screen.id, device: state.device, size: state.size, ...change });

export let state = { ...empty };
export const setState = (changed) => { state = changed; };

/** Goes to a state that differs from this one; leaves the finding that is shown. */
export const go = (change) => { location.hash = hashOf({ ...state, finding: "", ...change }); };
