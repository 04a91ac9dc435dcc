// Rows as objects: the page's data names the columns of each kind once, and a row lists their values in that order.
// A column named `cells:cell` is a list of rows of the kind `cell`.

/**
 * @param {Object<string, string[]>} columns the names of the columns of each kind of row
 * @returns {(kind: string, row: Array) => Object} a function that reads one row; what a row lacks is `null`, and a list
 *   of rows that it lacks is empty
 */
export const rowReader = (columns) => {
  const plans = new Map(Object.entries(columns).map(([kind, names]) =>
    [kind, names.map((column) => column.split(":"))]));
  const read = (kind, row) => {
    const object = {};
    plans.get(kind).forEach(([name, part], place) => {
      const value = row[place] ?? null;
      object[name] = part ? (value ?? []).map((one) => read(part, one)) : value;
    });
    return object;
  };
  return read;
};
