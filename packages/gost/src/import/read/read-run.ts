import { elements, ownText, type XmlElement } from '../ooxml/tree.ts';
import { chosenAlternative } from './alternatives.ts';
import type { ParagraphState } from './context.ts';
import { type EffectiveRun, effectiveRun } from './format.ts';
import { readNote } from './notes.ts';
import { readDrawing } from './pictures.ts';
import { readSymbol, replacePictureFont } from './symbols.ts';

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
  if (state.deleted) state.deleted.push(text);
  else if (run.hidden || fields.inCode) log.setAside.push({ kind: 'hidden', text });
  else {
    if (fields.inContents) state.contentsText += text.trim().length;
    else state.otherText += text.trim().length;
    out.push({ kind: 'text', text, format: run.format });
  }
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
