import type { NodeJson } from '@pv/editor-schema';
import { spliceInline } from '../../edits/splice-inline.ts';
import { blockHit, replaceBlocks, replaceIn, unitHit } from '../../hits.ts';
import type { BlockRef } from '../../reading/block.ts';
import { defineRule } from '../../rule.ts';
import { enumerations, itemParagraphs } from './list-items.ts';

type Marker = 'dash' | 'letter' | 'digit';

const MARKERS: readonly [pattern: RegExp, marker: Marker][] = [
  [/^\s*[-–—•·*▪●○][ \u00A0\t]+(?=\S)/u, 'dash'],
  [/^\s*[а-я]\)[ \u00A0\t]*(?=\S)/u, 'letter'],
  [/^\s*\d{1,2}\)[ \u00A0\t]*(?=\S)/u, 'digit'],
];

/** Several paragraphs with a typed marker are a list: only a real one is aligned, numbered and checked. */
export const typedList = defineRule({
  id: 'G32-6.4.6-typed-list',
  clause: '6.4.6',
  standard: 'ГОСТ 7.32-2017',
  severity: 'practice',
  fix: 'words',
  values: ['count'],
  *check({ sections }) {
    for (const { top } of sections) {
      for (const run of typedRuns(top)) {
        const [first] = run.blocks;
        if (!first || run.blocks.length < 2) continue;
        const count = run.blocks.length;
        yield blockHit(first, { count }, [replaceBlocks(first, count, [toList(run)])]);
      }
    }
  },
});

/** A marker typed inside a real list is printed twice. */
export const typedMarker = defineRule({
  id: 'G32-6.4.6-typed-marker',
  clause: '6.4.6',
  standard: 'ГОСТ 7.32-2017',
  severity: 'practice',
  fix: 'words',
  values: ['marker'],
  *check(reading) {
    for (const { unit } of enumerations(reading).flatMap(itemParagraphs)) {
      const typed = unit ? readMarker(unit.prose) : null;
      if (!unit || !typed) continue;
      const values = { marker: unit.text.slice(0, typed.length).trim() };
      yield unitHit(unit, [0, typed.length], values, [replaceIn(unit, 0, typed.length, '')]);
    }
  },
});

interface Run {
  marker: Marker;
  blocks: BlockRef[];
}

function readMarker(text: string): { marker: Marker; length: number } | null {
  for (const [pattern, marker] of MARKERS) {
    const length = pattern.exec(text)?.[0].length;
    if (length) return { marker, length };
  }
  return null;
}

function typedRuns(blocks: readonly BlockRef[]): Run[] {
  const runs: Run[] = [];
  for (const block of blocks) {
    const typed = block.node.type === 'paragraph' ? readMarker(block.unit?.prose ?? '') : null;
    if (!typed) continue;
    const last = runs.at(-1);
    const joins = last?.marker === typed.marker && last.blocks.at(-1) === block.previous;
    if (last && joins) last.blocks.push(block);
    else runs.push({ marker: typed.marker, blocks: [block] });
  }
  return runs;
}

function toList({ marker, blocks }: Run): NodeJson {
  const content = blocks.map(({ node, unit }) => {
    const length = readMarker(unit?.prose ?? '')?.length ?? 0;
    const inlines = spliceInline(node.content ?? [], 0, length, []);
    return { type: 'listItem', content: [{ ...node, content: inlines }] };
  });
  if (marker === 'dash') return { type: 'bulletList', content };
  const start = marker === 'digit' ? Number.parseInt(blocks[0]?.unit?.text.trim() ?? '', 10) : 1;
  return { type: 'orderedList', attrs: { format: marker, start: start || 1 }, content };
}
