// Pseudo-localizes a .strings table: with npm's pseudo-localization if it is installed in the folder OVERSET_PEERS, else
// with a loop that does what its documentation says ("accented": 52 letters, a e o u doubled, nothing protected).
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const from = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const to = [..."ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"];
const map = {};
for (let i = 0; i < from.length; i++) map[from[i]] = "aeouAEOU".includes(from[i]) ? to[i] + to[i] : to[i];

let pseudoLocalize = (text) => {
    let result = "";
    for (const character of text) result += map[character] ?? character;
    return result;
};
let name = "a loop like it";
try {
    const package_ = createRequire(`${process.env.OVERSET_PEERS}/peer.js`).resolve("pseudo-localization");
    const found = await import(pathToFileURL(package_).href);
    const localize = found.pseudoLocalizeString ?? found.default?.localize ?? found.localize;
    if (localize) {
        pseudoLocalize = (text) => localize(text);
        name = "its package";
    }
} catch {
    // The package is not installed.
}
const [, , source, target] = process.argv;
const text = readFileSync(source, "utf8");
writeFileSync(target, text.replace(/(=\s*")((?:[^"\\]|\\.)*)(";)/g, (_, a, value, b) => a + pseudoLocalize(value) + b));
console.log(name);
