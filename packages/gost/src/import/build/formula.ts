import type { NodeJson } from '@pv/editor-schema';
import { type FlowBlock, type FlowInline, inlineText, sliceInlines } from '../read/flow.ts';
import { arrange } from '../recognise/arrange.ts';
import type { Block, TableBlock } from '../recognise/block.ts';
import { normaliseLabel } from '../recognise/letters.ts';
import { noteBookmarks, noteLabels } from './captioned.ts';
import type { BlockRule, BuildScope } from './scope.ts';

/** «(3.1)» at the end of the line of a formula. */
const LABEL = /\(\s*((?:\p{L}\.?)?\d{1,3}(?:[.\-–]\d{1,3})*)\s*\)[\s.,;]*$/u;
const ONLY_MARKS = /^[\s,.;:…]*$/;

/** Formulas on a line of their own, with the number typed beside them; tables that hold only those. */
export const formulaRule: BlockRule = (cursor, scope) => {
  const { here } = cursor;
  if (here?.kind === 'text') {
    const nodes = formulaLine(here.inlines, here.bookmarks, scope);
    if (nodes) cursor.take();
    return nodes;
  }
  if (here?.kind !== 'table' || scope.inCell) return null;
  const nodes = formulaTable(here, scope);
  if (nodes) cursor.take();
  return nodes;
};

function formulaLine(
  inlines: readonly FlowInline[],
  bookmarks: readonly string[],
  scope: BuildScope,
): NodeJson[] | null {
  const formulas = inlines.filter((inline) => inline.kind === 'math');
  if (formulas.length === 0 || inlines.some((one) => one.kind === 'note')) return null;
  const text = inlineText(inlines);
  const label = LABEL.exec(text);
  const rest = (label ? text.slice(0, label.index) : text).replaceAll('\uFFFC', '');
  if (!ONLY_MARKS.test(rest)) return null;
  const lines = splitLines(inlines, label ? label.index : text.length);
  return lines.map((tex, index) => {
    const last = index === lines.length - 1;
    const own = formulas[index]?.label ?? null;
    const typed = last && label ? label[0] : own && `(${own})`;
    return makeFormula(tex, last ? (label?.[1] ?? own) : own, typed ?? '', {
      bookmarks: last ? bookmarks : [],
      scope,
    });
  });
}

/** LaTeX of each line up to a position of the text; signs after a formula stay with it. */
function splitLines(inlines: readonly FlowInline[], end: number): string[] {
  const lines: string[] = [''];
  const add = (piece: string) => lines.push((lines.pop() ?? '') + piece);
  for (const inline of sliceInlines(inlines, 0, end)) {
    if (inline.kind === 'math') add(lines.at(-1) ? `\\quad ${inline.tex}` : inline.tex);
    if (inline.kind !== 'text') continue;
    const [same = '', ...further] = inline.text.split('\n');
    add(same.replace(/\s/g, ''));
    lines.push(...further.map((line) => line.replace(/\s/g, '')));
  }
  return lines.filter((line) => line !== '');
}

function makeFormula(
  tex: string,
  label: string | null,
  typed: string,
  { bookmarks, scope }: { bookmarks: readonly string[]; scope: BuildScope },
): NodeJson {
  const { recognition } = scope;
  const formula: NodeJson = {
    type: 'formula',
    attrs: { id: recognition.newId(), tex, numbered: label !== null },
  };
  recognition.report.became('formula', typed.trim(), formula);
  if (label !== null) noteLabels('formula', [normaliseLabel(label)], formula, recognition);
  noteBookmarks(bookmarks, formula, recognition);
  return formula;
}

/** A table without lines that puts the formula in the middle and its number at the right. */
function formulaTable(block: TableBlock, scope: BuildScope): NodeJson[] | null {
  if (block.table.columns > 3) return null;
  const lines = block.table.rows.map(({ cells }) => ({
    inlines: cells.flatMap((cell) => cellInlines(cell.blocks)),
    bookmarks: cells.flatMap((cell) => cell.blocks.flatMap(({ bookmarks }) => bookmarks)),
  }));
  if (lines.length === 0 || !lines.every(({ inlines }) => isFormulaLine(inlines))) return null;
  return lines.flatMap(
    ({ inlines, bookmarks }) =>
      formulaLine(inlines, [...block.bookmarks, ...bookmarks], scope) ?? [],
  );
}

function cellInlines(blocks: readonly FlowBlock[]): FlowInline[] {
  const inside: readonly Block[] = arrange(blocks).blocks;
  return inside.flatMap((block): FlowInline[] => {
    if (block.kind === 'text') return block.inlines;
    return [{ kind: 'note', text: '' }];
  });
}

function isFormulaLine(inlines: readonly FlowInline[]): boolean {
  const hasFormula = inlines.some((inline) => inline.kind === 'math');
  const others = inlines.some((inline) => inline.kind === 'note' || inline.kind === 'picture');
  const words = inlineText(inlines).replace(LABEL, '').replaceAll('\uFFFC', '');
  return hasFormula && !others && ONLY_MARKS.test(words);
}
