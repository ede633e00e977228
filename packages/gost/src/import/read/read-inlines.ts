import { elements, type XmlElement } from '../ooxml/tree.ts';
import { chosenAlternative } from './alternatives.ts';
import type { ParagraphState } from './context.ts';
import { mathToInline } from './omml/omml-to-latex.ts';
import { readRun } from './read-run.ts';
import { noteRevision } from './revisions.ts';

type InlineReader = (element: XmlElement, state: ParagraphState) => void;

const INLINE_READERS: Readonly<Record<string, InlineReader>> = {
  'w:r': readRun,
  'w:pPr': () => {},
  'w:hyperlink': (element, state) => {
    const { 'r:id': id = '', 'w:anchor': anchor = null } = element.attributes;
    const rel = state.context.parts.rels.get(id);
    within(element, state, { href: rel?.external ? rel.target : null, ref: rel ? null : anchor });
  },
  'w:fldSimple': (element, state) => {
    const { fields } = state.context;
    fields.begin();
    fields.addCode(element.attributes['w:instr'] ?? '');
    fields.separate();
    readInlines(element, state);
    fields.end();
  },
  'w:ins': readInserted,
  'w:moveTo': readInserted,
  'w:del': readDeleted,
  'w:moveFrom': readDeleted,
  'w:bookmarkStart': (element, { bookmarks }) => {
    const name = element.attributes['w:name'];
    if (name && name !== '_GoBack') bookmarks.push(name);
  },
  'mc:AlternateContent': (element, state) => {
    const chosen = chosenAlternative(element);
    if (chosen) readInlines(chosen, state);
  },
  'm:oMath': (element, state) => pushMath(element, false, state),
  'm:oMathPara': (element, state) => {
    for (const formula of elements(element)) {
      if (formula.name === 'm:oMath') pushMath(formula, true, state);
    }
  },
};

/** Reads the inline children of an element; of those not known only the insides count. */
export function readInlines(parent: XmlElement, state: ParagraphState): void {
  for (const element of elements(parent)) {
    const reader = INLINE_READERS[element.name];
    if (reader) reader(element, state);
    else readInlines(element, state);
  }
}

function within(
  element: XmlElement,
  state: ParagraphState,
  link: { href: string | null; ref: string | null },
): void {
  const { href, ref } = state;
  state.href = link.href ?? href;
  state.ref = link.ref ?? ref;
  readInlines(element, state);
  state.href = href;
  state.ref = ref;
}

function readDeleted(element: XmlElement, state: ParagraphState): void {
  const { deleted } = state;
  state.deleted = noteRevision(element, 'deletion', state.context.log);
  readInlines(element, state);
  state.deleted = deleted;
}

function readInserted(element: XmlElement, state: ParagraphState): void {
  const { inserted } = state;
  state.inserted = noteRevision(element, 'insertion', state.context.log);
  readInlines(element, state);
  state.inserted = inserted;
}

/** Word puts the number of a formula, which references lead to, inside of it. */
function noteBookmarksIn(formula: XmlElement, state: ParagraphState): void {
  for (const inner of elements(formula)) {
    if (inner.name === 'w:bookmarkStart') INLINE_READERS[inner.name]?.(inner, state);
    else noteBookmarksIn(inner, state);
  }
}

function pushMath(element: XmlElement, display: boolean, state: ParagraphState): void {
  if (state.deleted) return;
  noteBookmarksIn(element, state);
  const inline = mathToInline(element, display, state.context.log.unknownMath);
  const { inserted } = state;
  if (inline) state.out.push(inline.kind === 'math' && inserted ? { ...inline, inserted } : inline);
}
