import { elements, ownText, type XmlElement } from '../ooxml/tree.ts';
import { characterToLatex, functionName, joinLatex } from '../read/omml/math-run.ts';

type Writer = (
  parts: readonly XmlElement[],
  write: (part: XmlElement | undefined) => string,
) => string;

const group = (latex: string) => (/^(.|\\[a-zA-Z]+)$/u.test(latex) ? latex : `{${latex}}`);

/** Signs over a letter that LaTeX has commands for. */
const ACCENTS: Readonly<Record<string, string>> = {
  '¯': 'overline',
  '‾': 'overline',
  '^': 'hat',
  '~': 'tilde',
  '→': 'vec',
  '⃗': 'vec',
  '˙': 'dot',
  '¨': 'ddot',
};

function over([base, above]: readonly XmlElement[], write: Parameters<Writer>[1]): string {
  const accent = above?.name.endsWith('mo') ? ACCENTS[ownText(above).trim()] : undefined;
  if (accent) return `\\${accent}{${write(base)}}`;
  return `${limitsOf(write(base))}^{${write(above)}}`;
}

/** Sums and the like take limits above and below; other bases get theirs by a command. */
const limitsOf = (base: string) =>
  /^\\[a-zA-Z]+$/.test(base) ? `${base}\\limits` : `\\mathop{${base}}\\limits`;

const WRITERS: Readonly<Record<string, Writer>> = {
  mfrac: ([top, bottom], write) => `\\frac{${write(top)}}{${write(bottom)}}`,
  msup: ([base, up], write) => `${group(write(base))}^{${write(up)}}`,
  msub: ([base, down], write) => `${group(write(base))}_{${write(down)}}`,
  msubsup: ([base, down, up], write) => `${group(write(base))}_{${write(down)}}^{${write(up)}}`,
  munder: ([base, down], write) => `${limitsOf(write(base))}_{${write(down)}}`,
  mover: over,
  munderover: ([base, down, up], write) =>
    `${limitsOf(write(base))}_{${write(down)}}^{${write(up)}}`,
  msqrt: (parts, write) => `\\sqrt{${joinLatex(parts.map(write))}}`,
  mroot: ([base, degree], write) => `\\sqrt[${write(degree)}]{${write(base)}}`,
  mtable: (rows, write) => `\\begin{matrix}${rows.map(write).join(' \\\\ ')}\\end{matrix}`,
  mtr: (cells, write) => cells.map(write).join(' & '),
  mfenced: (parts, write) => `\\left(${parts.map(write).join(', ')}\\right)`,
  mspace: () => '\\,',
  annotation: () => '',
  'annotation-xml': () => '',
};

const CARRIERS = new Set([
  'math',
  'semantics',
  'mrow',
  'mstyle',
  'mtd',
  'mpadded',
  'mphantom',
  'menclose',
]);
const nameOf = ({ name }: XmlElement) => name.slice(name.indexOf(':') + 1);
const latexOf = (text: string) => Array.from(text.trim(), characterToLatex);

/** The letters of a leaf: a name of several stands upright. */
function leaf(name: string, text: string): string | null {
  const trimmed = text.trim();
  if (name === 'mtext' || name === 'ms') return trimmed === '' ? '' : `\\text{${text}}`;
  if (name === 'mi' && Array.from(trimmed).length > 1) {
    return /^[\p{L}]+$/u.test(trimmed) && /^[a-z]+$/i.test(trimmed)
      ? functionName(trimmed)
      : `\\text{${trimmed}}`;
  }
  return name === 'mi' || name === 'mn' || name === 'mo' ? joinLatex(latexOf(trimmed)) : null;
}

/**
 * LaTeX of a formula in MathML.
 * @param unknown gets the names of elements that have no LaTeX; their insides are kept.
 */
export function mathmlToLatex(root: XmlElement, unknown: Set<string>): string {
  const write = (part: XmlElement | undefined): string => {
    if (!part) return '';
    const name = nameOf(part);
    const signs = leaf(name, ownText(part));
    if (signs !== null) return signs;
    const writer = WRITERS[name];
    if (writer) return writer(elements(part), write);
    if (!CARRIERS.has(name)) unknown.add(name);
    return joinLatex(elements(part).map(write));
  };
  return write(root).trim();
}
