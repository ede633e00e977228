import { type NodeJson, textAttribute } from '@pv/editor-schema';
import { addLabel } from '../labels.ts';
import type { FlowInline } from '../read/flow.ts';
import { type Block, isBlank } from '../recognise/block.ts';
import { normaliseLabel } from '../recognise/letters.ts';
import type { Recognition } from '../recognise/recognition.ts';
import { noteBookmarks } from './captioned.ts';
import { Cursor } from './cursor.ts';
import { figureRule } from './figure.ts';
import { formulaRule } from './formula.ts';
import { deletedParagraphs, inlineNodes, paragraphNodes } from './inline-nodes.ts';
import { listRule } from './list.ts';
import { listingRule } from './listing.ts';
import { partedRule } from './parted.ts';
import type { BlockRule, BuildScope } from './scope.ts';
import { tableRule } from './table.ts';

/** Whatever no other rule has taken. */
const paragraphRule: BlockRule = (cursor, { recognition, plain, inCell }) => {
  const block = cursor.take();
  if (block?.kind !== 'text') return [];
  const isInHeadingStyle = block.source.outline !== null;
  const nodes = paragraphNodes(block.inlines, recognition, {
    plain: plain || isInHeadingStyle,
    before: block.source.breakBefore,
  });
  const node = nodes.at(-1) ?? { type: 'paragraph' };
  if (isInHeadingStyle && !inCell) {
    recognition.report.warn('heading_style_on_text', node, { text: block.text.slice(0, 80) });
  }
  if (recognition.doubtful.has(block)) recognition.doubtfulNodes.push(node);
  if (recognition.movedFrom.has(block)) {
    recognition.report.warn('picture_moved_out_of_line', node);
  }
  return nodes;
};

const BECAME = { 2: 'heading2', 3: 'heading3', 4: 'heading4' } as const;

/** Headings inside a section. What a heading cannot hold, notes and formulas, follows it. */
const headingRule: BlockRule = (cursor, { recognition }) => {
  const { here } = cursor;
  const mark = here && recognition.headings.get(here);
  if (here?.kind !== 'text' || !mark) return null;
  cursor.take();
  const level = mark.level <= 2 ? 2 : mark.level === 3 ? 3 : 4;
  const heading: NodeJson = {
    type: 'heading',
    attrs: {
      id: recognition.newId(),
      level,
      numbered: mark.number !== null || !here.source.unlisted,
    },
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

/** The rules in the order in which they are tried; the last takes anything. */
const RULES: readonly BlockRule[] = [
  headingRule,
  listingRule,
  formulaRule,
  partedRule,
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
  while (cursor.here) {
    if (isBlank(cursor.here)) {
      cursor.skipBlank();
      nodes.push(...deletedParagraphs(cursor.takePassed(), scope.recognition));
      continue;
    }
    // a section begins on its own page, a cell on none
    const begins = nodes.length > 0 && !scope.inCell && cursor.beginsPage;
    if (begins) nodes.push({ type: 'pageBreak' });
    for (const rule of RULES) {
      const made = rule(cursor, scope);
      if (!made) continue;
      nodes.push(...made, ...deletedParagraphs(cursor.takePassed(), scope.recognition));
      tellDroppedLinks(made, scope.recognition);
      break;
    }
  }
  return nodes;
}

function tellDroppedLinks([node]: readonly NodeJson[], recognition: Recognition): void {
  for (const address of recognition.droppedLinks.splice(0)) {
    recognition.report.warn('link_dropped', node ?? null, { address });
  }
}
