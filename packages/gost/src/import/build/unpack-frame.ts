import type { NodeJson } from '@pv/editor-schema';
import type { FlowCell } from '../read/flow.ts';
import { arrange } from '../recognise/arrange.ts';
import { type Block, isBlank, type TableBlock } from '../recognise/block.ts';
import { captionOf } from './captioned.ts';
import type { BuildScope } from './scope.ts';

/**
 * Takes apart tables that are no tables: one cell drawn as a frame, or cells that only put pictures
 * beside their captions. Null for real tables.
 */
export function unpackFrame(block: TableBlock, scope: BuildScope): NodeJson[] | null {
  const cells = block.table.rows.flatMap((row) => row.cells);
  const isFrame = cells.length === 1;
  if (!isFrame && !holdsOnlyPictures(cells)) return null;
  const inside = isFrame ? insideOf(cells[0]) : inReadingOrder(block);
  if (inside.every(isBlank)) return [];
  const nodes = scope.build(inside, { plain: false });
  scope.recognition.report.warn('table_layout_unpacked', nodes[0] ?? null);
  return nodes;
}

const insideOf = (cell: FlowCell | undefined): Block[] => arrange(cell?.blocks ?? []).blocks;

function holdsOnlyPictures(cells: readonly FlowCell[]): boolean {
  const blocks = cells.flatMap(insideOf).filter((block) => !isBlank(block));
  const isPictureOrCaption = (block: Block) =>
    block.kind === 'pictures' || captionOf(block, 'figure') !== null;
  return blocks.some((block) => block.kind === 'pictures') && blocks.every(isPictureOrCaption);
}

/** Pictures in one row and their captions in the next are read column by column. */
function inReadingOrder({ table }: TableBlock): Block[] {
  const rows = table.rows.map((row) => row.cells.map(insideOf));
  const columns = Math.max(...rows.map((row) => row.length));
  const byColumn = rows.every((row) => row.length === columns) && rows.length > 1 && columns > 1;
  if (!byColumn) return rows.flat(2);
  return Array.from({ length: columns }, (_, column) =>
    rows.flatMap((row) => row[column] ?? []),
  ).flat();
}
