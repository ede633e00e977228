import { replaceIn, unitHit } from '../hits.ts';
import type { BlockRef } from '../reading/block.ts';
import type { Reading } from '../reading/read-document.ts';
import { defineRule } from '../rule.ts';

/** The mark of a footnote stands right after the word, without a space. */
export const footnoteMark = defineRule({
  id: 'G32-6.7.4-footnote-mark',
  clause: '6.7.4',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: [],
  *check({ units }) {
    for (const unit of units) {
      for (const { node, from } of unit.inlines) {
        const spaces = /[ \u00A0]+$/u.exec(unit.text.slice(0, from));
        if (node.type !== 'footnote' || !spaces || spaces.index === 0) continue;
        const edit = replaceIn(unit, spaces.index, from, '');
        yield unitHit(unit, [spaces.index, from + 1], {}, [edit]);
      }
    }
  },
});

/** A footnote without text leaves an empty line at the foot of the page. */
export const footnoteEmpty = defineRule({
  id: 'G32-6.7.4-footnote-empty',
  clause: '6.7.4',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'none',
  values: [],
  *check({ units }) {
    for (const unit of units) {
      if (unit.kind === 'footnote' && unit.text.trim() === '') yield unitHit(unit, [0, 0], {});
    }
  },
});

const SINGLE = /^\s*(?:примечание|прим\.)[\s\u00A0]*(?:[:.–-]|—)+[\s\u00A0]*(?=\S)/iu;
const RIGHT = /^Примечание[\s\u00A0]—[\s\u00A0](?=[^\p{Ll}])/u;
const MANY = /^\s*примечания[\s\u00A0]*[:.][\s\u00A0]*$/iu;

function* paragraphs({ blocks }: Reading): Generator<BlockRef> {
  for (const block of blocks)
    if (block.node.type === 'paragraph' && block.unit?.holder !== 'list') yield block;
}

/** One note: «Примечание — Текст», with a dash and a capital. */
export const noteSingle = defineRule({
  id: 'G32-6.7.3-note-single',
  clause: '6.7.3',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'words',
  values: ['found'],
  *check(reading) {
    for (const { unit } of paragraphs(reading)) {
      const match = unit ? SINGLE.exec(unit.text) : null;
      if (!unit || !match || RIGHT.test(unit.text)) continue;
      const to = match[0].length;
      const next = unit.text.charAt(to);
      const found = match[0].trim();
      yield unitHit(unit, [0, to], { found }, [
        replaceIn(unit, 0, to, 'Примечание\u00A0— '),
        ...(next === next.toUpperCase() ? [] : [replaceIn(unit, to, to + 1, next.toUpperCase())]),
      ]);
    }
  },
});

/** Several notes stand under «Примечания», numbered, without a colon after the word. */
export const noteMany = defineRule({
  id: 'G32-6.7.3-note-many',
  clause: '6.7.3',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: [],
  *check(reading) {
    for (const { unit, next } of paragraphs(reading)) {
      if (!unit) continue;
      if (MANY.test(unit.text)) {
        const at = unit.text.search(/[\s\u00A0]*[:.][\s\u00A0]*$/u);
        yield unitHit(unit, [at, unit.text.length], {}, [
          replaceIn(unit, at, unit.text.length, ''),
        ]);
      } else if (isNote(unit.text) && next?.unit && isNote(next.unit.text)) {
        yield unitHit(unit, [0, 10], {});
      }
    }
  },
});

const isNote = (text: string): boolean => /^\s*Примечание[\s\u00A0]*(?:[:.–—-]|\d)/iu.test(text);
