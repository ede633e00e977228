import { child, children, type XmlElement } from '../../ooxml/tree.ts';
import { characterToLatex, functionName, mathValue } from './math-run.ts';

/** Turns the insides of an element into LaTeX; `aligned` lets `&` mark alignment. */
export type Convert = (element: XmlElement | null, aligned?: boolean) => string;

/** Writes one OMML structure, ECMA-376 part 1, clause 22.1.2. */
export type StructureWriter = (element: XmlElement, convert: Convert) => string;

const property = (element: XmlElement, group: string, name: string) =>
  mathValue(child(element, group), name);

/** A switch of a structure: absent is off, present without a value is on. */
function isOn(element: XmlElement, group: string, name: string): boolean {
  const found = child(child(element, group), name);
  return found !== null && !['0', 'off', 'false'].includes(found.attributes['m:val'] ?? '1');
}

/** A base that an index can be put on: one character or one command stays bare. */
function base(latex: string): string {
  return /^(.|\\[a-zA-Z]+)$/u.test(latex) ? latex : `{${latex}}`;
}

function fraction(element: XmlElement, convert: Convert): string {
  const top = convert(child(element, 'm:num'));
  const bottom = convert(child(element, 'm:den'));
  const type = property(element, 'm:fPr', 'm:type');
  if (type === 'lin' || type === 'skw') return `{${top}}/{${bottom}}`;
  return type === 'noBar' ? `\\binom{${top}}{${bottom}}` : `\\frac{${top}}{${bottom}}`;
}

function radical(element: XmlElement, convert: Convert): string {
  const degree = isOn(element, 'm:radPr', 'm:degHide') ? '' : convert(child(element, 'm:deg'));
  return `\\sqrt${degree ? `[${degree}]` : ''}{${convert(child(element, 'm:e'))}}`;
}

function nary(element: XmlElement, convert: Convert): string {
  const sign = characterToLatex(property(element, 'm:naryPr', 'm:chr') ?? '∫');
  const limits = property(element, 'm:naryPr', 'm:limLoc') === 'undOvr' ? '\\limits' : '';
  const sub = isOn(element, 'm:naryPr', 'm:subHide') ? '' : convert(child(element, 'm:sub'));
  const sup = isOn(element, 'm:naryPr', 'm:supHide') ? '' : convert(child(element, 'm:sup'));
  const isOperator = /^\\[a-z]+$/.test(sign);
  const below = sub ? `_{${sub}}` : '';
  const above = sup ? `^{${sup}}` : '';
  const body = convert(child(element, 'm:e'));
  return `${sign}${isOperator && (sub || sup) ? limits : ''}${below}${above}{${body}}`;
}

const OPENING: Readonly<Record<string, string>> = { '{': '\\{', '': '.', '|': '|', '‖': '\\|' };
const CLOSING: Readonly<Record<string, string>> = { '}': '\\}', '': '.', '|': '|', '‖': '\\|' };

function delimited(element: XmlElement, convert: Convert): string {
  const open = property(element, 'm:dPr', 'm:begChr') ?? '(';
  const close = property(element, 'm:dPr', 'm:endChr') ?? ')';
  const separator = property(element, 'm:dPr', 'm:sepChr') ?? '|';
  const parts = children(element, 'm:e');
  const system = parts.length === 1 && parts[0] ? onlyChild(parts[0], 'm:eqArr') : null;
  if (system && open === '{' && close === '') return cases(system, convert);
  const middle = separator === '|' ? '\\middle|' : characterToLatex(separator);
  const inside = parts.map((part) => convert(part)).join(middle);
  const left = OPENING[open] ?? characterToLatex(open);
  const right = CLOSING[close] ?? characterToLatex(close);
  return `\\left${left} ${inside}\\right${right}`;
}

function onlyChild(element: XmlElement, name: string): XmlElement | null {
  const found = child(element, name);
  const others = element.children.filter(
    (node) => typeof node !== 'string' && node !== found && !node.name.endsWith('Pr'),
  );
  return others.length === 0 ? found : null;
}

function cases(system: XmlElement, convert: Convert): string {
  return `\\begin{cases}${rows(system, convert)}\\end{cases}`;
}

const rows = (element: XmlElement, convert: Convert) =>
  children(element, 'm:e')
    .map((row) => convert(row, true))
    .join(' \\\\ ');

function matrix(element: XmlElement, convert: Convert): string {
  const lines = children(element, 'm:mr').map((row) =>
    children(row, 'm:e')
      .map((cell) => convert(cell))
      .join(' & '),
  );
  return `\\begin{matrix}${lines.join(' \\\\ ')}\\end{matrix}`;
}

const ACCENTS: Readonly<Record<string, string>> = {
  '\u0300': 'grave',
  '\u0301': 'acute',
  '\u0302': 'hat',
  '\u0303': 'tilde',
  '\u0304': 'bar',
  '\u0305': 'overline',
  '\u0306': 'breve',
  '\u0307': 'dot',
  '\u0308': 'ddot',
  '\u030A': 'mathring',
  '\u030C': 'check',
  '\u20D7': 'vec',
  '\u20D6': 'overleftarrow',
  '\u20E1': 'overleftrightarrow',
  '^': 'hat',
  '~': 'tilde',
  '¯': 'bar',
  '→': 'vec',
};

function accent(element: XmlElement, convert: Convert): string {
  const sign = property(element, 'm:accPr', 'm:chr') ?? '\u0302';
  const inside = convert(child(element, 'm:e'));
  const command = ACCENTS[sign] ?? 'hat';
  const wide = inside.length > 1 && ['hat', 'tilde', 'vec', 'bar'].includes(command);
  const name = wide ? WIDE[command] : command;
  return `\\${name}{${inside}}`;
}

const WIDE: Readonly<Record<string, string>> = {
  hat: 'widehat',
  tilde: 'widetilde',
  vec: 'overrightarrow',
  bar: 'overline',
};

function grouped(element: XmlElement, convert: Convert): string {
  const sign = property(element, 'm:groupChrPr', 'm:chr') ?? '\u23DF';
  const above = property(element, 'm:groupChrPr', 'm:pos') === 'top';
  const inside = convert(child(element, 'm:e'));
  if (sign === '\u23DF') return `\\underbrace{${inside}}`;
  if (sign === '\u23DE') return `\\overbrace{${inside}}`;
  const mark = characterToLatex(sign);
  return above ? `\\overset{${mark}}{${inside}}` : `\\underset{${mark}}{${inside}}`;
}

function limit(element: XmlElement, convert: Convert, side: '_' | '^'): string {
  const name = convert(child(element, 'm:e'));
  const edge = convert(child(element, 'm:lim'));
  if (/^\\(lim|max|min|sup|inf|det|gcd|Pr)$/.test(name)) return `${name}${side}{${edge}}`;
  if (/^\\(under|over)brace\{/.test(name)) return `${name}${side}{${edge}}`;
  return side === '_' ? `\\underset{${edge}}{${name}}` : `\\overset{${edge}}{${name}}`;
}

/** The writers by element name. */
export const STRUCTURES: Readonly<Record<string, StructureWriter>> = {
  'm:f': fraction,
  'm:rad': radical,
  'm:nary': nary,
  'm:d': delimited,
  'm:m': matrix,
  'm:acc': accent,
  'm:groupChr': grouped,
  'm:sSup': (element, convert) =>
    `${base(convert(child(element, 'm:e')))}^{${convert(child(element, 'm:sup'))}}`,
  'm:sSub': (element, convert) =>
    `${base(convert(child(element, 'm:e')))}_{${convert(child(element, 'm:sub'))}}`,
  'm:sSubSup': (element, convert) =>
    `${base(convert(child(element, 'm:e')))}_{${convert(child(element, 'm:sub'))}}^{${convert(child(element, 'm:sup'))}}`,
  'm:sPre': (element, convert) =>
    `{}_{${convert(child(element, 'm:sub'))}}^{${convert(child(element, 'm:sup'))}}${base(convert(child(element, 'm:e')))}`,
  'm:func': (element, convert) => {
    const name = convert(child(element, 'm:fName'));
    const written = /^[a-zA-Z]{2,}$/.test(name) ? functionName(name) : name;
    return `${written}{${convert(child(element, 'm:e'))}}`;
  },
  'm:limLow': (element, convert) => limit(element, convert, '_'),
  'm:limUpp': (element, convert) => limit(element, convert, '^'),
  'm:bar': (element, convert) =>
    `\\${property(element, 'm:barPr', 'm:pos') === 'top' ? 'overline' : 'underline'}{${convert(child(element, 'm:e'))}}`,
  'm:box': (element, convert) => convert(child(element, 'm:e')),
  'm:borderBox': (element, convert) => `\\boxed{${convert(child(element, 'm:e'))}}`,
  'm:phant': (element, convert) => convert(child(element, 'm:e')),
  'm:eqArr': (element, convert) => `\\begin{aligned}${rows(element, convert)}\\end{aligned}`,
};
