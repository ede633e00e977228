import { listStart } from '@pv/editor-schema';
import { blockHit, replaceIn, unitHit } from '../../hits.ts';
import type { BlockRef } from '../../reading/block.ts';
import { defineRule } from '../../rule.ts';
import { enumerations } from './list-items.ts';

const OPEN_END = /[\p{L}\p{N})»]\s*$/u;

/** Clause 6.7.3 of GOST 7.32-2017 puts nothing after this word. */
const NOTES = /^\s*примечания\s*$/iu;

/** The words before an enumeration end with a colon. */
export const listLeadIn = defineRule({
  id: 'E105-6.7.1-lead-in',
  clause: '6.7.1',
  standard: 'ГОСТ Р 2.105-2019',
  severity: 'practice',
  fix: 'signs',
  values: [],
  *check(reading) {
    for (const { previous } of enumerations(reading)) {
      const unit = previous?.node.type === 'paragraph' ? previous.unit : null;
      if (!unit || !OPEN_END.test(unit.text) || NOTES.test(unit.text)) continue;
      const at = unit.text.trimEnd().length;
      yield unitHit(unit, [at - 1, at], {}, [replaceIn(unit, at, unit.text.length, ':')]);
    }
  },
});

/** An enumeration has at least two elements. */
export const listOfOne = defineRule({
  id: 'E105-6.7.1-one-element',
  clause: '6.7.1',
  standard: 'ГОСТ Р 2.105-2019',
  severity: 'practice',
  fix: 'none',
  values: [],
  *check(reading) {
    for (const list of enumerations(reading)) {
      if (list.children.length === 1 && !goesOn(list)) yield blockHit(list, {});
    }
  },
});

/** Code, a figure or a formula may part the elements of one enumeration, which then counts on. */
function goesOn(list: BlockRef): boolean {
  if (list.node.type !== 'orderedList') return false;
  const start = listStart(list.node);
  return start > 1 || laterLists(list).some(({ node }) => listStart(node) === start + 1);
}

function laterLists(list: BlockRef): BlockRef[] {
  const later: BlockRef[] = [];
  for (let at = list.next; at && at.node.type !== 'heading'; at = at.next) {
    if (at.node.type === 'orderedList') later.push(at);
  }
  return later;
}
