/** Names of functions as Russian books write them, and others that the converter does not know. */
const FUNCTIONS = [
  ...['tg', 'ctg', 'cosec', 'arctg', 'arcctg', 'sh', 'ch', 'th', 'cth', 'arsh', 'arch', 'arth'],
  ...['sgn', 'rang', 'rank', 'rot', 'grad', 'argmax', 'argmin', 'diag'],
];

const MACROS: ReadonlyMap<string, string> = new Map([
  ...FUNCTIONS.map((name): [string, string] => [name, `\\operatorname{${name}}`]),
  ['lvert', '|'],
  ['rvert', '|'],
  ['lVert', '\\|'],
  ['rVert', '\\|'],
]);

/** LaTeX with the macros of the editor written out, as the converter knows only those of LaTeX. */
export function expandMacros(tex: string): string {
  return tex.replaceAll(/\\([a-zA-Z]+)/g, (command, name: string) => MACROS.get(name) ?? command);
}
