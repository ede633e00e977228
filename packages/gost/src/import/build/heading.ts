import { type NodeJson, textAttribute } from '@pv/editor-schema';
import { addLabel } from '../labels.ts';
import type { FlowInline } from '../read/flow.ts';
import { normaliseLabel } from '../recognise/letters.ts';
import { noteBookmarks } from './captioned.ts';
import { inlineNodes } from './inline-nodes.ts';
import type { BlockRule } from './scope.ts';

const BECAME = { 2: 'heading2', 3: 'heading3', 4: 'heading4' } as const;

/** Headings inside a section. What a heading cannot hold, notes and formulas, follows it. */
export const headingRule: BlockRule = (cursor, { recognition }) => {
  const { here } = cursor;
  const mark = here && recognition.headings.get(here);
  if (here?.kind !== 'text' || !mark) return null;
  cursor.take();
  const level = mark.level <= 2 ? 2 : mark.level === 3 ? 3 : 4;
  const heading: NodeJson = {
    type: 'heading',
    attrs: { id: recognition.newId(), level, numbered: true },
    content: [{ type: 'text', text: mark.title || '…' }],
  };
  recognition.report.became(BECAME[level], mark.typed.trim(), heading);
  if (recognition.movedLevels.has(here)) {
    recognition.report.warn('heading_level_changed', heading, { text: mark.title.slice(0, 80) });
  }
  if (mark.number !== null) {
    const label = normaliseLabel(mark.number);
    addLabel(recognition.labels, 'section', label, textAttribute(heading, 'id'));
  }
  noteBookmarks(here.bookmarks, heading, recognition);
  const objects = objectsOf(here.inlines);
  if (objects.length === 0) return [heading];
  return [heading, { type: 'paragraph', content: inlineNodes(objects, recognition) }];
};

/** The pieces of a heading's line that are not text. */
export function objectsOf(inlines: readonly FlowInline[]): FlowInline[] {
  return inlines.filter((inline) => inline.kind === 'note' || inline.kind === 'math');
}
