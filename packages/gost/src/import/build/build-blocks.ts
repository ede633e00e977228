import type { NodeJson } from '@pv/editor-schema';
import type { Block } from '../recognise/block.ts';
import type { Recognition } from '../recognise/recognition.ts';
import { Cursor } from './cursor.ts';
import { figureRule } from './figure.ts';
import { formulaRule } from './formula.ts';
import { headingRule } from './heading.ts';
import { listRule } from './list.ts';
import { listingRule } from './listing.ts';
import { paragraphRule } from './paragraph.ts';
import type { BlockRule, BuildScope } from './scope.ts';
import { tableRule } from './table.ts';

/** The rules in the order in which they are tried; the last takes anything. */
const RULES: readonly BlockRule[] = [
  headingRule,
  listingRule,
  formulaRule,
  tableRule,
  figureRule,
  listRule,
  paragraphRule,
];

/** Builds the nodes of a section's text from its blocks. */
export function buildBlocks(blocks: readonly Block[], recognition: Recognition): NodeJson[] {
  return run(blocks, createScope(recognition, { inCell: false, plain: false }));
}

function createScope(
  recognition: Recognition,
  place: { inCell: boolean; plain: boolean },
): BuildScope {
  return {
    recognition,
    ...place,
    lastTable: null,
    lastTyped: new Map(),
    build: (blocks, { plain }) => run(blocks, createScope(recognition, { inCell: true, plain })),
  };
}

function run(blocks: readonly Block[], scope: BuildScope): NodeJson[] {
  const cursor = new Cursor(blocks);
  const nodes: NodeJson[] = [];
  cursor.skipBlank();
  while (cursor.here) {
    for (const rule of RULES) {
      const made = rule(cursor, scope);
      if (!made) continue;
      nodes.push(...made);
      break;
    }
    cursor.skipBlank();
  }
  return nodes;
}
