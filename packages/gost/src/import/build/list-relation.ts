import { follows, type ListLine } from './list-line.ts';

/** Where a line stands to the last item of a list: in that list, inside that item, or outside. */
export type Relation = 'same' | 'inside' | 'outside';

/** Indents nearer than this are meant to be equal, in twentieths of a point (about 2.5 mm). */
const NEAR = 140;

/** Compares a line with the last item of an open list; `later` are the lines after it. */
export function relate(last: ListLine, line: ListLine, later: readonly ListLine[]): Relation {
  if (last.family === line.family) return withinFamily(last, line);
  if (last.typed || line.typed) return byIndent(last, line, later);
  const near = Math.abs(line.indent - last.indent) <= NEAR;
  if (near && !last.ordered && !line.ordered) return 'same';
  if (near && last.ordered && line.ordered && line.value === last.value + 1) return 'same';
  if (line.level > last.level) return 'inside';
  return byIndent(last, line, later);
}

function withinFamily(last: ListLine, line: ListLine): Relation {
  if (!line.typed) {
    if (line.level === last.level) return 'same';
    return line.level > last.level ? 'inside' : 'outside';
  }
  if (!line.ordered) return line.indent > last.indent + 3 * NEAR ? 'inside' : 'same';
  return follows(last, line) ? 'same' : 'outside';
}

function byIndent(last: ListLine, line: ListLine, later: readonly ListLine[]): Relation {
  if (line.indent > last.indent + NEAR) return 'inside';
  if (line.indent < last.indent - NEAR) return 'outside';
  const announces = last.block.text.trimEnd().endsWith(':');
  const goesOn = last.ordered && later.some((next) => follows(last, next));
  return announces || goesOn ? 'inside' : 'outside';
}
