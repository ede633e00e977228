import { type NodeJson, textAttribute } from '@pv/editor-schema';
import { addLabel } from '../labels.ts';
import { type FlowInline, sliceInlines } from '../read/flow.ts';
import { type Block, isBlank, type TextBlock } from '../recognise/block.ts';
import { type HeadingMark, headingTitle, isConclusions } from '../recognise/heading-mark.ts';
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
      // where numbers are never typed the file tells itself which headings have none
      numbered: mark.number !== null || !(here.source.unlisted ?? isConclusions(mark.title)),
    },
    content: titleNodes(here, mark, recognition),
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

/**
 * The name of a heading with what was tracked in it. Where it stands on a line of its own, or is made of
 * something else, the changes are taken as made.
 */
function titleNodes(
  { inlines, text }: TextBlock,
  { typed, title }: HeadingMark,
  recognition: Recognition,
): NodeJson[] {
  const plain: NodeJson[] = [{ type: 'text', text: title || '…' }];
  if (!inlines.some((one) => one.kind === 'deleted' || ('inserted' in one && one.inserted)))
    return plain;
  const from = text.startsWith(typed) ? typed.length : text.length;
  const nodes = inlineNodes(sliceInlines(inlines, from), recognition, { plain: true });
  const words = trackedWords(nodes);
  const left = words.filter(({ marks }) => !marks?.some(({ type }) => type === 'deletion'));
  return headingTitle(left.map((one) => one.text).join('')) === title ? words : plain;
}

/** The words of a line as a heading holds them: without a look, with what is suggested about them. */
const trackedWords = (nodes: readonly NodeJson[]): NodeJson[] =>
  nodes.flatMap(({ type, text = ' ', marks = [] }) => {
    if (type !== 'text' && type !== 'hardBreak') return [];
    const tracked = marks.filter(({ type }) => type === 'insertion' || type === 'deletion');
    return [{ type: 'text', text, ...(tracked.length > 0 && { marks: tracked }) }];
  });

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
      nodes.push(...deletedBlocks(cursor.takePassed(), scope));
      continue;
    }
    // a section begins on its own page, a cell on none
    const begins = nodes.length > 0 && !scope.inCell && cursor.beginsPage;
    if (begins) nodes.push({ type: 'pageBreak' });
    for (const rule of RULES) {
      const made = rule(cursor, scope);
      if (!made) continue;
      nodes.push(...made, ...deletedBlocks(cursor.takePassed(), scope));
      tellDroppedLinks(made, scope.recognition);
      break;
    }
  }
  return nodes;
}

/** Paragraphs of which the tracking of Word has left nothing; those in the style of a heading stay headings. */
function deletedBlocks(blocks: readonly Block[], { recognition, inCell }: BuildScope): NodeJson[] {
  return blocks.flatMap((block) => {
    const [paragraph] = deletedParagraphs([block], recognition);
    if (!paragraph || block.kind !== 'text') return [];
    const { outline, unlisted } = block.source;
    const content = trackedWords(paragraph.content ?? []);
    // the number that is typed would stand there twice
    const isNumbered = /^\s*\d/.test(content[0]?.text ?? '');
    if (inCell || outline === null || outline < 1 || isNumbered) return [paragraph];
    const level = Math.min(outline + 1, 4);
    return [
      { type: 'heading', attrs: { id: recognition.newId(), level, numbered: !unlisted }, content },
    ];
  });
}

function tellDroppedLinks([node]: readonly NodeJson[], recognition: Recognition): void {
  for (const address of recognition.droppedLinks.splice(0)) {
    recognition.report.warn('link_dropped', node ?? null, { address });
  }
}
