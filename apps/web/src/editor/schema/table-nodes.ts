import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** Tables stand only inside a `tableBlock`, so the table itself is in no group. */
export const SectionTable = Table.extend({ group: '' }).configure({
  resizable: true,
  allowTableNodeSelection: true,
});
export const SectionTableRow = TableRow;
export const SectionTableCell = TableCell;
export const SectionTableHeader = TableHeader;
