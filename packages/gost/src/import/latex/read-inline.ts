import type { Macro, Node } from '@unified-latex/unified-latex-types';
import { flowText, UNCOUNTED } from '../plain-flow.ts';
import type { FlowInline, FlowPicture, TextFormat } from '../read/flow.ts';
import { ACCENTS, accented } from './accents.ts';
import { addressOf } from './addresses.ts';
import { argument, keyOf, option, raw, texOf } from './ast.ts';
import { CITATIONS, keysOf, type LatexFile, noteUnknown } from './file.ts';
import { asTyped, joinInlines } from './join-inlines.ts';
import { quantityOf } from './quantities.ts';
import { SIGNS } from './signs.ts';

/** Commands that change how their argument looks. */
export const STRESSED: Readonly<Record<string, Partial<TextFormat>>> = {
  textbf: { bold: true },
  textit: { italic: true },
  textsl: { italic: true },
  emph: { italic: true },
  underline: { underline: true },
  uline: { underline: true },
  texttt: { mono: true },
  path: { mono: true },
  textsuperscript: { vertical: 'super' },
  textsubscript: { vertical: 'sub' },
  textrm: {},
  textsf: {},
  textup: {},
  textmd: {},
  textnormal: {},
  textsc: {},
  text: {},
  mbox: {},
  hbox: {},
  centerline: {},
  makecell: {},
  shortstack: {},
  thead: {},
  texorpdfstring: {},
  uppercase: {},
  MakeUppercase: {},
};

/** Commands that change how the rest of their group looks. */
export const SWITCHES: Readonly<Record<string, Partial<TextFormat>>> = {
  bf: { bold: true },
  bfseries: { bold: true },
  it: { italic: true },
  itshape: { italic: true },
  em: { italic: true },
  sl: { italic: true },
  slshape: { italic: true },
  tt: { mono: true },
  ttfamily: { mono: true },
};

export const REFERENCES = /^(ref|eqref|autoref|cref|Cref|labelcref|nameref|pageref|vref|subref)$/;

const ADDRESSES = /^(?:url|nolinkurl|href)$/;

/** «[1, с. 15]»: keys become the numbers of the list; what the list lacks stays as typed, in brackets of its own. */
function citation(macro: Macro, { sources, lost }: LatexFile): FlowInline[] {
  const [known, unknown] = [true, false].map((is) =>
    keysOf(macro).filter((key) => sources.has(key) === is),
  ) as [string[], string[]];
  lost.citations.push(...unknown);
  const given = option(macro, 'findLast')
    ?.replaceAll('~', ' ')
    .replace(/\\(?:S|textsection)(?![a-zA-Z])\s*/g, '§ ');
  const page = given && /^\d[\d\s–-]*$/.test(given) ? `с. ${given}` : given;
  return [known.map((key) => String(sources.get(key))), unknown]
    .filter((items) => items.length > 0)
    .map((items, at) =>
      flowText(`[${[...items, ...(page && at === 0 ? [page] : [])].join(', ')}]`),
    );
}

/** A number that the document counts itself; a name that nothing has stays as typed. */
function reference(macro: Macro, { labels, theorems, lost }: LatexFile): FlowInline[] {
  const names = raw(argument(macro))
    .split(',')
    .map((name) => name.trim());
  const around = macro.content === 'eqref' ? ['(', ')'] : ['', ''];
  return names.flatMap((name, at) => {
    const between = at > 0 ? [flowText(', ')] : [];
    const typed = macro.content === 'pageref' ? undefined : theorems.labels.get(name);
    if (typed) return [...between, flowText(typed)];
    if (labels.has(name) && macro.content !== 'pageref') {
      return [
        ...between,
        flowText(around[0] ?? ''),
        flowText(UNCOUNTED, { ref: name }),
        flowText(around[1] ?? ''),
      ];
    }
    lost.references.push(name);
    return [...between, flowText(`[${name}]`)];
  });
}

const POINTS: Readonly<Record<string, number>> = { cm: 28.35, mm: 2.835, in: 72, pt: 1 };
const TEXT_WIDTH = 467;

/** How wide a picture is printed, in points; zero where the file does not tell it. */
function widthOf(options: string | null): number {
  const typed = keyOf(options, 'width') ?? '';
  const share = /^([\d.]*)\s*\\(?:text|line|column)width$/.exec(typed);
  if (share) return Number(share[1] || 1) * TEXT_WIDTH;
  const [, number, unit = ''] = /^([\d.]+)\s*(cm|mm|in|pt)$/.exec(typed) ?? [];
  return Number(number ?? 0) * (POINTS[unit] ?? 0);
}

export function pictureOf(macro: Macro): FlowPicture {
  const address = raw(argument(macro)).trim();
  return {
    source: { kind: 'external', address },
    width: widthOf(option(macro)),
    height: 0,
    alt: '',
  };
}

/** The words of a note on one line. */
export function noteOf(inlines: readonly FlowInline[]): FlowInline {
  const text = inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      return inline.kind === 'math' ? inline.tex : '';
    })
    .join('');
  return { kind: 'note', text: text.replace(/\s+/g, ' ').trim() };
}

/** The insides of an argument as pieces of a line. */
export type ReadLine = (nodes: readonly Node[], format?: Partial<TextFormat>) => FlowInline[];

/** A command within a line; null for one that begins something of its own. */
export function readMacro(
  macro: Macro,
  file: LatexFile,
  { read, format }: { read: ReadLine; format: Partial<TextFormat> },
): FlowInline[] | null {
  const { content: name } = macro;
  if (ACCENTS[name]) return [flowText(accented(macro), format)];
  const sign = SIGNS[name];
  if (sign !== undefined) return [flowText(sign, format)];
  const look = STRESSED[name];
  if (look) return read(argument(macro), { ...format, ...look });
  const quantity = quantityOf(macro);
  if (quantity !== null) return [flowText(quantity, format)];
  if (name === 'mintinline') return read(argument(macro, 1), { ...format, mono: true });
  if (name === 'enquote' || name === 'textquote') {
    return [flowText('«', format), ...read(argument(macro), format), flowText('»', format)];
  }
  if (name === 'foreignlanguage' || name === 'textcolor') return read(argument(macro, 1), format);
  if (name === '\\' || name === 'newline') return [flowText('\n', format)];
  if (name === 'footnote' || name === 'footnotetext')
    return [noteOf(joinInlines(read(argument(macro))))];
  if (CITATIONS.has(name)) return citation(macro, file);
  if (REFERENCES.test(name)) return reference(macro, file);
  if (name === 'ensuremath')
    return [{ kind: 'math', tex: texOf(argument(macro)), display: false, label: null }];
  if (ADDRESSES.test(name)) {
    const href = addressOf(raw(argument(macro)));
    return name === 'href'
      ? read(argument(macro, 1), { ...format, href })
      : [flowText(asTyped(href), { ...format, href })];
  }
  if (name === 'includegraphics') return [{ kind: 'picture', picture: pictureOf(macro) }];
  return null;
}

/** A command that is not known: its words stay, which may also be a group after it. */
export function readUnknown(
  macro: Macro,
  file: LatexFile,
  { read, next }: { read: ReadLine; next: Node | undefined },
): FlowInline[] {
  const given = (macro.args ?? []).flatMap(({ content }) => content);
  const follows = next?.type === 'group' ? next.content.length > 0 : raw(next ?? []) === '[';
  noteUnknown(file, `\\${macro.content}`, given.length > 0 || follows);
  return read(given);
}

/** The parser ends a name where Latin letters end: other letters that follow are the name's too. */
export function withWholeNames(nodes: readonly Node[]): Node[] {
  const made: Node[] = [];
  for (const node of nodes) {
    const last = made.at(-1);
    const goesOn =
      last?.type === 'macro' && !last.args && /^(?![a-z@])\p{L}+$/iu.test(last.content);
    const [letters = ''] =
      (goesOn && node.type === 'string' && /^\p{L}+/u.exec(node.content)) || [];
    if (!goesOn || node.type !== 'string' || letters === '') made.push(node);
    else {
      made.splice(-1, 1, { ...last, content: last.content + letters });
      const rest = node.content.slice(letters.length);
      if (rest) made.push({ ...node, content: rest });
    }
  }
  return made;
}
