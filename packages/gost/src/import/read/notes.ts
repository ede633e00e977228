import { ownText, type XmlElement } from '../ooxml/tree.ts';
import type { ParagraphState } from './context.ts';
import type { ReadLog } from './read-log.ts';
import { readSymbol, replacePictureFont } from './symbols.ts';

/** Puts a footnote or an endnote into the paragraph that refers to it; its text becomes plain. */
export function readNote(
  reference: XmlElement,
  kind: 'footnotes' | 'endnotes',
  state: ParagraphState,
): void {
  const { parts, log } = state.context;
  const body = parts[kind].get(reference.attributes['w:id'] ?? '');
  const text = body ? noteText(body, log).trim() : '';
  if (text === '' || state.deleted) return;
  if (kind === 'endnotes') log.counts.endnotes += 1;
  state.out.push({ kind: 'note', text });
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
