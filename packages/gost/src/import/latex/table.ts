import type { Environment, Macro, Node } from '@unified-latex/unified-latex-types';
import type { FlowBlock, FlowCell, FlowRow, FlowTable } from '../read/flow.ts';
import { argument, raw } from './ast.ts';

type ReadCell = (nodes: readonly Node[]) => FlowBlock[];

const RULES =
  /^(hline|toprule|midrule|bottomrule|cline|cmidrule|hhline|rowcolor|caption|label|endfirsthead|endfoot|endlastfoot)$/;
/** What a head ends with. */
const HEAD_ENDS = /^(midrule|endhead|endfirsthead)$/;

/** What ends the parts that a long table has before its rows. */
const PART_ENDS = /^end(?:firsthead|head|foot|lastfoot)$/;

const isPrinted = (nodes: readonly Node[]) =>
  nodes.some((node) =>
    node.type === 'macro'
      ? !RULES.test(node.content) && !PART_ENDS.test(node.content) && node.content !== '\\'
      : node.type !== 'whitespace' && node.type !== 'parbreak' && node.type !== 'comment',
  );

/**
 * Parts what a long table prints anew on its pages from its rows. All of it is typed before them, the foot
 * of the last page too, which stands under them.
 */
export function partRepeated(content: readonly Node[]): { content: Node[]; repeated: Node[] } {
  const endOf = (node: Node) =>
    node.type === 'macro' && PART_ENDS.test(node.content) ? node.content : null;
  const first = content.some((node) => endOf(node) === 'endfirsthead') ? 'endfirsthead' : 'endhead';
  const parts: Record<'head' | 'foot' | 'repeated', Node[]> = { head: [], foot: [], repeated: [] };
  let rest: Node[] = [];
  for (const node of content) {
    rest.push(node);
    const end = endOf(node);
    if (end === null) continue;
    const name = end === first ? 'head' : end === 'endlastfoot' ? 'foot' : 'repeated';
    parts[name] = parts[name].concat(rest);
    rest = [];
  }
  const foot: Node[] = [{ type: 'macro', content: '\\' }, ...parts.foot];
  return {
    content: [...parts.head, ...rest, ...(isPrinted(foot) ? foot : [])],
    repeated: isPrinted(parts.repeated) ? parts.repeated : [],
  };
}

/** A row as typed: the insides of its cells. */
interface TypedRow {
  cells: Node[][];
  header: boolean;
}

function splitRows(content: readonly Node[]): TypedRow[] {
  const rows: TypedRow[] = [];
  let cells: Node[][] = [[]];
  const end = () => {
    const filled = cells.some((cell) =>
      cell.some(({ type }) => type !== 'whitespace' && type !== 'parbreak' && type !== 'comment'),
    );
    if (filled) rows.push({ cells, header: false });
    cells = [[]];
  };
  for (const node of content) {
    if (node.type === 'string' && node.content === '&') cells.push([]);
    else if (node.type !== 'macro') cells.at(-1)?.push(node);
    else if (node.content === '\\' || node.content === 'tabularnewline') end();
    else if (HEAD_ENDS.test(node.content) && !rows.some(({ header }) => header)) {
      for (const row of rows) row.header = true;
    } else if (!RULES.test(node.content) && !HEAD_ENDS.test(node.content)) cells.at(-1)?.push(node);
  }
  end();
  return rows;
}

const only = (nodes: readonly Node[], name: string): Macro | null => {
  const filled = nodes.filter(({ type }) => type !== 'whitespace' && type !== 'comment');
  const [first] = filled;
  return filled.length === 1 && first?.type === 'macro' && first.content === name ? first : null;
};

const count = (nodes: Node[]) => Math.min(Math.max(1, Number.parseInt(raw(nodes), 10) || 1), 100);

/** One cell with what it covers. */
function readCell(nodes: readonly Node[], read: ReadCell): FlowCell {
  const wide = only(nodes, 'multicolumn');
  const inside = wide ? argument(wide, 2) : nodes;
  const high = only(inside, 'multirow');
  return {
    colspan: wide ? count(argument(wide)) : 1,
    rowspan: high ? count(argument(high)) : 1,
    blocks: read(high ? argument(high, 2) : inside),
  };
}

/** The rows; what a high cell covers is typed empty under it and left out. */
export function readTable(
  { content }: Environment,
  bookmarks: string[],
  read: ReadCell,
): FlowTable {
  const typed = splitRows(content);
  const covered = new Map<number, number>();
  const rows = typed.map(({ cells, header }, row): FlowRow => {
    let column = 0;
    const made = cells.flatMap((nodes) => {
      const cell = readCell(nodes, read);
      cell.rowspan = Math.min(cell.rowspan, typed.length - row);
      const own = Array.from({ length: cell.colspan }, (_, at) => column + at);
      column += cell.colspan;
      const left = Math.max(...own.map((at) => covered.get(at) ?? 0));
      const isCovered = left > 0 && cell.blocks.length === 0;
      for (const at of own) covered.set(at, isCovered ? left - 1 : cell.rowspan - 1);
      return isCovered ? [] : [cell];
    });
    return { header, cells: made };
  });
  const width = (cells: readonly Node[][]) =>
    cells.reduce((sum, nodes) => sum + readCell(nodes, () => []).colspan, 0);
  return {
    kind: 'table',
    rows,
    bookmarks,
    columns: Math.max(1, ...typed.map(({ cells }) => width(cells))),
  };
}
