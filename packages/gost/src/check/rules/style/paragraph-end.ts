import { replaceIn, unitHit } from '../../hits.ts';
import type { BlockRef } from '../../reading/block.ts';
import { ATOM } from '../../reading/text-unit.ts';
import { defineRule } from '../../rule.ts';

/** A sentence goes on over what follows such a paragraph, or the paragraph leads into it. */
const GOES_ON = new Set(['formula', 'bulletList', 'orderedList', 'codeBlock', 'listing']);
const ENDED = /[.!?…:;,»)\]–—-]["»”)]?\s*$/u;
const MIN_WORDS = 8;

/** A paragraph of sentences ends with a dot. Short lines, names and lead-ins are left alone. */
export const paragraphEnd = defineRule({
  id: 'V-paragraph-end',
  clause: 'оформление текста',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'signs',
  values: [],
  *check({ sections }) {
    for (const { section, top } of sections) {
      if (NOT_SENTENCES.has(section.kind)) continue;
      for (const block of top) {
        const { unit, next } = block;
        if (!unit || !isSentence(block) || (next && GOES_ON.has(next.node.type))) continue;
        const end = unit.text.trimEnd().length;
        yield unitHit(unit, [end - 1, end], {}, [replaceIn(unit, end, end, '.')]);
      }
    }
  },
});

const NOT_SENTENCES = new Set(['terms', 'abbreviations', 'symbols', 'dictionaries', 'literatures']);

function isSentence({ node, unit, next }: BlockRef): boolean {
  if (node.type !== 'paragraph' || !unit || next === null) return false;
  const text = unit.text.trimEnd();
  if (text === '' || ENDED.test(text) || !/^[А-ЯЁ«]/u.test(text)) return false;
  if (text.endsWith(ATOM) && !unit.prose.endsWith(ATOM)) return false;
  return (unit.prose.match(/\p{L}+/gu)?.length ?? 0) >= MIN_WORDS;
}
