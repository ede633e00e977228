import { all, captionName, isBlank, rename, unwrap } from './dom.ts';

const KEPT = ['colspan', 'rowspan', 'style', 'align'];
const BOLD = /^(bold(er)?|[6-9]\d\d)$/;

/** A table in a cell, or one of a single cell, is no table of a text: only what it holds is kept. */
function dissolve(table: HTMLTableElement): void {
  for (const part of all(table, 'caption, tr, td, th, thead, tbody, tfoot')) {
    if (part.closest('table') === table) rename(part, 'div');
  }
  rename(table, 'div');
}

/** Rows that Word and Excel add for widths, and rows without a cell. */
function dropHelpers(table: HTMLTableElement): void {
  for (const part of all(table, 'col, colgroup')) part.remove();
  for (const row of [...table.rows]) {
    const hidden = row.getAttribute('height') === '0' || row.style.display === 'none';
    if (row.cells.length === 0 || (hidden && isBlank(row))) row.remove();
  }
}

/** Whether every word of a row is bold; a row without words says nothing. */
function isBoldRow(row: HTMLTableRowElement): boolean {
  if (!row.textContent?.trim()) return false;
  const walker = row.ownerDocument.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.textContent?.trim()) continue;
    let at = walker.currentNode.parentElement;
    while (
      at &&
      at !== row &&
      !/^(B|STRONG|TH)$/.test(at.tagName) &&
      !BOLD.test(at.style.fontWeight)
    )
      at = at.parentElement;
    if (at === row && !BOLD.test(row.style.fontWeight)) return false;
  }
  return true;
}

/** How many of the first rows are the head: those said to be, else a bold one over others that are not. */
function headRows(table: HTMLTableElement): number {
  const rows = [...table.rows];
  const said =
    table.tHead?.rows.length ??
    rows.findIndex((row) => [...row.cells].some(({ tagName }) => tagName === 'TD'));
  if (said > 0) return said < rows.length ? said : 1;
  const [first, second] = rows;
  if (!first || !second || !isBoldRow(first) || isBoldRow(second)) return 0;
  const tallest = Math.max(...[...first.cells].map(({ rowSpan }) => rowSpan));
  return tallest < rows.length ? tallest : 1;
}

/** The alignment that all paragraphs of a cell have is that of the cell. */
function alignCell(cell: HTMLElement): void {
  if (cell.style.textAlign || cell.getAttribute('align')) return;
  const found = new Set(
    all(cell, 'p, div').map((line) => line.style.textAlign || line.getAttribute('align') || ''),
  );
  const [align] = found;
  if (found.size === 1 && align) cell.style.textAlign = align;
}

/** The head is made of header cells, which need no bold of their own. */
function makeHead(cell: HTMLElement): void {
  const head = cell.tagName === 'TH' ? cell : rename(cell, 'th', KEPT);
  for (const part of all(head, 'b, strong')) unwrap(part);
  for (const part of [head, ...all(head, '[style]')]) part.style.fontWeight = '';
}

function tidyCell(cell: HTMLTableCellElement): void {
  for (const name of ['width', 'colwidth', 'data-colwidth']) cell.removeAttribute(name);
  cell.colSpan = Math.min(cell.colSpan, 100);
  cell.rowSpan = Math.min(cell.rowSpan, 100);
  alignCell(cell);
  if (isBlank(cell)) cell.textContent = '';
}

/** The paragraph right before a table, whatever wraps the table. */
function lineBefore(table: Element): Element | null {
  let at = table;
  while (!at.previousElementSibling && at.parentElement?.tagName === 'DIV') at = at.parentElement;
  const before = at.previousElementSibling;
  return before?.tagName === 'P' ? before : null;
}

/** What the table is called: its own caption, else a typed one in the paragraph before it. */
function takeCaption(table: HTMLTableElement): string {
  const own = table.caption?.textContent?.trim() ?? '';
  table.caption?.remove();
  if (own) return captionName(own, 'table') ?? own;
  const before = lineBefore(table);
  const typed = captionName(before?.textContent ?? '', 'table');
  if (typed !== null) before?.remove();
  return typed?.replace(/\s+/g, ' ') ?? '';
}

function frame(table: HTMLTableElement): void {
  const document = table.ownerDocument;
  const block = document.createElement('section');
  block.dataset.type = 'tableBlock';
  const caption = document.createElement('p');
  caption.dataset.type = 'tableCaption';
  caption.textContent = takeCaption(table);
  table.replaceWith(block);
  block.append(caption, table);
}

/** Every table becomes one of the text: caption, head, cells; tables within tables become their words. */
export function tidyTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    dropHelpers(table);
    const [row] = table.rows;
    if (!row || (table.rows.length === 1 && row.cells.length === 1)) dissolve(table);
  }
  for (const table of body.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) dissolve(table);
  }
  for (const table of body.querySelectorAll('table')) {
    const head = headRows(table);
    for (const [index, row] of [...table.rows].entries()) {
      for (const cell of [...row.cells]) {
        tidyCell(cell);
        if (index < head || cell.tagName === 'TH') makeHead(cell);
      }
    }
    frame(table);
  }
}
