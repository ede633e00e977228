import { type RunProperties, readRunProperties } from '../ooxml/properties.ts';
import { child, childValue, elements, ownText, type XmlElement } from '../ooxml/tree.ts';
import { chosenAlternative } from './alternatives.ts';
import type { ParagraphState } from './context.ts';
import type { TextFormat, Tracked } from './flow.ts';
import { readDrawing } from './pictures.ts';
import type { ReadLog } from './read-log.ts';
import { noteDeleted, noteRevision } from './revisions.ts';
import { readSymbol, replacePictureFont } from './symbols.ts';

/** Puts a footnote or an endnote into the paragraph that refers to it; its text becomes plain. */
function readNote(
  reference: XmlElement,
  kind: 'footnotes' | 'endnotes',
  state: ParagraphState,
): void {
  const { parts, log } = state.context;
  const body = parts[kind].get(reference.attributes['w:id'] ?? '');
  const text = body ? noteText(body, log).trim() : '';
  if (text === '' || state.deleted) return;
  if (kind === 'endnotes') log.counts.endnotes += 1;
  const { inserted } = state;
  state.out.push({ kind: 'note', text, ...(inserted && { inserted }) });
}

const SPACES = new Set(['w:tab', 'w:br', 'w:cr']);
const DROPPED = new Set(['w:del', 'w:moveFrom', 'w:delText', 'w:instrText', 'mc:Fallback']);

/** The text of a note: its paragraphs joined by a space. */
function noteText(element: XmlElement, log: ReadLog): string {
  const unknown = () => {
    log.unknownSymbols += 1;
  };
  const pieces = element.children.map((node) => {
    if (typeof node === 'string') return '';
    if (node.name === 'w:t' || node.name === 'm:t')
      return replacePictureFont(ownText(node).replaceAll('\u00AD', ''), '', unknown);
    if (SPACES.has(node.name)) return ' ';
    if (node.name === 'w:sym') return readSymbol(node, unknown);
    if (node.name === 'w:noBreakHyphen') return '\u2011';
    return DROPPED.has(node.name) ? '' : noteText(node, log) + (node.name === 'w:p' ? ' ' : '');
  });
  return pieces.join('');
}

/** Word's own default where nothing gives a size, in points. */
const DEFAULT_SIZE = 10;

const CODE_STYLE = /verbatim|source ?code|^code|код|html (code|preformatted|sample)/i;

/** A run's formatting after document defaults, paragraph style, character style and its own. */
interface EffectiveRun {
  format: TextFormat;
  font: string;
  hidden: boolean;
  formatted?: NonNullable<Tracked['formatted']>;
}

/** Resolves the formatting of a run. */
function effectiveRun(run: XmlElement, state: ParagraphState): EffectiveRun {
  return effective(child(run, 'w:rPr'), state);
}

/** How the text of a run looked before a tracked change of it, ECMA-376 part 1, clause 17.13.5.31. */
function lookBefore(
  own: XmlElement | null,
  state: ParagraphState,
): Pick<EffectiveRun, 'formatted'> {
  const change = child(own, 'w:rPrChange');
  if (!change) return {};
  const revision = noteRevision(change, 'formatChange', state.context.log);
  const before = effective(child(change, 'w:rPr'), state).format;
  return { formatted: { revision, before } };
}

function effective(own: XmlElement | null, state: ParagraphState): EffectiveRun {
  const { styles } = state.context.parts;
  const characterStyle = childValue(own, 'w:rStyle');
  const properties: RunProperties = {
    ...styles.paragraph(state.styleId).run,
    ...styles.character(characterStyle),
    ...readRunProperties(own),
  };
  const font = realFont(properties.font ?? '', state);
  const mono = state.context.parts.isMonospace(font) || CODE_STYLE.test(characterStyle ?? '');
  return {
    format: toFormat(properties, mono, state),
    font,
    hidden: properties.hidden ?? false,
    ...lookBefore(own, state),
  };
}

function realFont(font: string, state: ParagraphState): string {
  const { theme } = state.context.parts;
  if (font === '@major') return theme.major;
  return font === '@minor' ? theme.minor : font;
}

function toFormat(properties: RunProperties, mono: boolean, state: ParagraphState): TextFormat {
  const field = state.context.fields.meaning;
  const href = state.href ?? (field?.kind === 'link' ? field.href : null);
  const ref = state.ref ?? (field?.kind === 'reference' ? field.bookmark : null);
  const vertical = properties.vertical ?? 'base';
  return {
    bold: properties.bold ?? false,
    italic: properties.italic ?? false,
    underline: (properties.underline ?? false) && href === null && ref === null,
    vertical: vertical === 'base' ? null : vertical,
    mono,
    caps: properties.caps ?? false,
    size: properties.size ?? DEFAULT_SIZE,
    href,
    ref,
  };
}

type RunReader = (element: XmlElement, run: EffectiveRun, state: ParagraphState) => void;

const RUN_READERS: Readonly<Record<string, RunReader>> = {
  'w:t': (element, run, state) => pushText(ownText(element), run, state),
  'w:delText': (element, run, state) => pushText(ownText(element), run, state),
  'w:tab': (_, run, state) => pushText('\t', run, state),
  'w:ptab': (_, run, state) => pushText('\t', run, state),
  'w:cr': (_, run, state) => pushText('\n', run, state),
  'w:noBreakHyphen': (_, run, state) => pushText('\u2011', run, state),
  'w:br': (element, run, state) => {
    const type = element.attributes['w:type'] ?? 'textWrapping';
    pushText(type === 'page' ? '\f' : '\n', run, state);
  },
  'w:sym': (element, run, state) => {
    const { log } = state.context;
    const text = readSymbol(element, () => {
      log.unknownSymbols += 1;
    });
    pushText(text, run, state);
  },
  'w:fldChar': (element, _, { context }) => {
    if (context.unended.has(element)) return;
    const type = element.attributes['w:fldCharType'];
    if (type === 'begin') context.fields.begin();
    else if (type === 'separate') context.fields.separate();
    else if (type === 'end') context.fields.end();
  },
  'w:instrText': (element, _, { context }) => context.fields.addCode(ownText(element)),
  'w:footnoteReference': (element, _, state) => readNote(element, 'footnotes', state),
  'w:endnoteReference': (element, _, state) => readNote(element, 'endnotes', state),
  'w:drawing': readGraphic,
  'w:pict': readGraphic,
  'w:object': readGraphic,
  'mc:AlternateContent': (element, run, state) => {
    const chosen = chosenAlternative(element);
    if (chosen) readRunChildren(chosen, run, state);
  },
  // Phonetic guide: the guide follows its text in parentheses.
  'w:ruby': (element, _, state) => {
    for (const part of elements(element).reverse()) {
      for (const inner of elements(part)) if (inner.name === 'w:r') readRun(inner, state);
    }
  },
};

/** Reads `w:r` into the paragraph. */
export function readRun(run: XmlElement, state: ParagraphState): void {
  readRunChildren(run, effectiveRun(run, state), state);
}

function readRunChildren(parent: XmlElement, run: EffectiveRun, state: ParagraphState): void {
  for (const element of elements(parent)) RUN_READERS[element.name]?.(element, run, state);
}

function pushText(raw: string, run: EffectiveRun, state: ParagraphState): void {
  const { context, out } = state;
  const { log, fields } = context;
  const text = replacePictureFont(raw.replaceAll('\u00AD', ''), run.font, () => {
    log.unknownSymbols += 1;
  });
  if (text === '') return;
  if (state.deleted) {
    noteDeleted(state.deleted, text, log);
    const { deleted: revision, inserted } = state;
    if (run.hidden || fields.inCode) return;
    out.push({
      kind: 'deleted',
      text,
      format: run.format,
      revision,
      ...(inserted && { inserted }),
    });
  } else if (run.hidden || fields.inCode) log.setAside.push({ kind: 'hidden', text });
  else {
    if (fields.inContents) state.contentsText += text.trim().length;
    else state.otherText += text.trim().length;
    out.push({ kind: 'text', text, format: run.format, ...trackedOf(run, state) });
  }
}

function trackedOf({ formatted }: EffectiveRun, { inserted }: ParagraphState): Tracked {
  return { ...(inserted && { inserted }), ...(formatted && { formatted }) };
}

function readGraphic(element: XmlElement, run: EffectiveRun, state: ParagraphState): void {
  if (state.deleted || run.hidden) return;
  const { context, out, boxes } = state;
  const content = readDrawing(element, context.parts.rels);
  for (const picture of content.pictures) out.push({ kind: 'picture', picture });
  context.log.counts.textBoxes += content.boxes.length;
  boxes.push(...content.boxes);
  if (!content.formula) return;
  context.log.formulaObjects += 1;
  out.push({ kind: 'math', tex: '\\square', display: false, label: null });
}
