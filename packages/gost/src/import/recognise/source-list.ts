import type { SourceJson } from '@pv/editor-schema';
import { formatCsl } from '../../bibliography/format.ts';
import { fieldsOfTyped } from '../../bibliography/read-typed.ts';
import type { FlowCell, FlowParagraph } from '../read/flow.ts';
import { arrange } from './arrange.ts';
import {
  type Block,
  blocksText,
  flowWords,
  inlineWords,
  isBlank,
  listMarker,
  type TableBlock,
  type TextBlock,
} from './block.ts';
import { readCaption } from './captions.ts';
import { isCode, lookOf } from './look.ts';
import type { Recognition } from './recognition.ts';

/** The list of sources and what stands after its end. */
export interface SourceList {
  sources: SourceJson[];
  rest: Block[];
}

interface Draft {
  text: string;
  /** As typed or counted; null where the items have no numbers. */
  number: number | null;
  typed: string;
  bookmarks: string[];
  csl?: FlowParagraph['csl'];
}

const TYPED = /^\s*\[?(\d{1,3})(?:[.)\]]+[\s\u00A0]*|[\t\u00A0 ]{1,6}(?=\p{Lu}))/u;
const CONTINUES = /^(https?:|www\.|url|\/\/|[–—-]\s|\(дата|isbn|doi|режим доступа)/iu;
const LOOKS_LIKE_SOURCE = /(19|20)\d\d|\/\/|https?:|www\.|url:|isbn|doi|[–—-]\s*\d+\s*[сpc]\./iu;

/**
 * Reads the items under «Список источников» until something comes that is none: code, a picture, a
 * paragraph without a number after numbered ones. Titles of groups are set aside.
 */
export function readSourceList(blocks: readonly Block[], recognition: Recognition): SourceList {
  const drafts: Draft[] = [];
  let index = 0;
  for (; index < blocks.length; index += 1) {
    const block = blocks[index];
    if (!block || isBlank(block)) continue;
    const taken = takeBlock(block, nextFilled(blocks, index), drafts, recognition);
    if (!taken) break;
  }
  return {
    sources: drafts.map((draft, index) => toSource(draft, index, recognition)),
    rest: blocks.slice(index),
  };
}

function nextFilled(blocks: readonly Block[], index: number): Block | undefined {
  for (let next = index + 1; next < blocks.length; next += 1) {
    const block = blocks[next];
    if (block && !isBlank(block)) return block;
  }
  return undefined;
}

function takeBlock(
  block: Block,
  next: Block | undefined,
  drafts: Draft[],
  recognition: Recognition,
): boolean {
  if (block.kind === 'pictures') return false;
  if (block.kind === 'table') return takeTable(block, drafts, recognition);
  if (isCode(block, recognition.usual) || readCaption(block.text)?.parted) return false;
  const numbered = readNumbered(block, drafts);
  if (numbered) {
    drafts.push(numbered);
    return true;
  }
  const last = drafts.at(-1);
  if (last && (/^\p{Ll}/u.test(block.text) || CONTINUES.test(block.text))) {
    last.text += ` ${inlineWords(block.inlines)}`;
    recognition.report.warn('source_joined', null, { text: block.text.slice(0, 80) });
    return true;
  }
  if (isGroupTitle(block, next, recognition)) {
    recognition.report.putAside('sourceGroup', block.text);
    return true;
  }
  const isNumberedList = drafts.some((draft) => draft.number !== null);
  if (isNumberedList || recognition.headings.has(block)) return false;
  if (!LOOKS_LIKE_SOURCE.test(block.text) && !isBibliographyStyle(block)) return false;
  drafts.push(toDraft(block, 0, null));
  return true;
}

function readNumbered(block: TextBlock, drafts: readonly Draft[]): Draft | null {
  const marker = listMarker(block);
  if (marker && block.source.outline === null) {
    return toDraft(block, 0, marker.format === 'bullet' ? null : marker.value);
  }
  const typed = TYPED.exec(block.text);
  if (!typed) return null;
  const number = Number(typed[1]);
  const expected = (drafts.findLast((draft) => draft.number !== null)?.number ?? 0) + 1;
  const fits = number === expected || (number > expected && number <= expected + 2) || number === 1;
  return fits ? toDraft(block, typed[0].length, number) : null;
}

function toDraft(block: TextBlock, end: number, number: number | null): Draft {
  const text = inlineWords(block.inlines).slice(end);
  const { csl } = block.source;
  const bookmarks = [...block.bookmarks];
  return { text, number, typed: block.text.slice(0, end), bookmarks, ...(csl && { csl }) };
}

/** «Нормативные акты»: a short line that stands out and has items after it. */
function isGroupTitle(
  block: TextBlock,
  next: Block | undefined,
  { headings, usual }: Recognition,
): boolean {
  if (next?.kind !== 'text' || block.text.length > 120) return false;
  const look = lookOf(block);
  const standsOut = headings.has(block) || (look.bold && !usual.bold) || look.centred || look.caps;
  const nextIsItem =
    listMarker(next) !== null || TYPED.test(next.text) || LOOKS_LIKE_SOURCE.test(next.text);
  return standsOut && nextIsItem && !LOOKS_LIKE_SOURCE.test(block.text);
}

/** The number of a row: typed, «[1]» as Word itself has it, or counted by a list. */
function rowNumber(cell: FlowCell): { typed: string; number: number } | null {
  const [block] = arrange(cell.blocks).blocks;
  const typed = blocksText(arrange(cell.blocks).blocks).trim();
  const marker = block?.kind === 'text' && typed === '' ? listMarker(block) : null;
  if (marker) return { typed, number: marker.value };
  const [, number] = /^\[?(\d{1,3})[.)\]]*$/.exec(typed) ?? [];
  return number === undefined ? null : { typed, number: Number(number) };
}

/** A list set as a table: a number in the first column, the record in the last, under a head or none. */
function takeTable(block: TableBlock, drafts: Draft[], { report }: Recognition): boolean {
  const rows = block.table.rows.map(({ cells: [first, ...others] }) => ({
    number: first && others.length > 0 ? rowNumber(first) : null,
    text: others.map((cell) => blocksText(arrange(cell.blocks).blocks).trim()).join(' '),
  }));
  const hasHead = rows.length > 1 && rows[0]?.number === null;
  const items = rows.slice(hasHead ? 1 : 0);
  if (!items.every(({ number }) => number)) return false;
  const [head] = block.table.rows;
  if (hasHead && head) {
    const words = head.cells.flatMap((cell) => cell.blocks.map(flowWords));
    report.putAside('repeatedHeader', words.join('\t'));
  }
  for (const { number, text } of items) {
    if (number) drafts.push({ text, ...number, bookmarks: [] });
  }
  return true;
}

const BIBLIOGRAPHY_STYLE = /bibliography|список литературы|библиограф|источник/i;

/** True for paragraphs in a style made for sources. */
export function isBibliographyStyle(block: Block): boolean {
  return block.kind === 'text' && BIBLIOGRAPHY_STYLE.test(block.source.styleName);
}

function toSource(draft: Draft, index: number, recognition: Recognition): SourceJson {
  const { labels, bookmarks, newId, report } = recognition;
  const id = newId();
  const { number: typed } = draft;
  const number = typed !== null && !(typed in labels.sources) ? typed : index + 1;
  labels.sources[number] ??= id;
  for (const name of draft.bookmarks) bookmarks.set(name, id);
  report.became('source', draft.typed.trim(), null);
  if (draft.csl) return { id, raw: formatCsl(draft.csl), csl: draft.csl };
  const raw = draft.text.replace(/\s+/g, ' ').trim();
  return { id, raw, csl: fieldsOfTyped(raw) };
}
