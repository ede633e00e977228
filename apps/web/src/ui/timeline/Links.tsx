import { useElementSize } from '@mantine/hooks';
import { daysBetween, type Term } from '@pv/contract';
import { arrowOf } from './arrow.ts';
import type { ChartLink, ChartRow } from './rows.ts';
import type { Scale } from './scale.ts';
import classes from './TimeChart.module.css';

/** The two edges of a bar; those of a point are one. */
interface Span {
  from: number;
  to: number;
  point: boolean;
}

/** Half the width of a point, px. */
const POINT = 12;

/** Where a bar begins and ends, in days from the left; null without days. */
export function spanOf({ starts_at, ends_at }: Term, scale: Scale): Span | null {
  const [first, last] = [starts_at ?? ends_at, ends_at ?? starts_at];
  if (!first || !last) return null;
  const from = daysBetween(scale.from, first);
  const to = daysBetween(scale.from, last) + 1;
  const middle = (from + to) / 2;
  return starts_at ? { from, to, point: false } : { from: middle, to: middle, point: true };
}

interface LinksProps {
  rows: readonly ChartRow[];
  links: readonly ChartLink[];
  /** The place of each row by its id. */
  places: ReadonlyMap<string, number>;
  /** The rows that are drawn, the first and the last. */
  drawn: { first: number; last: number };
  scale: Scale;
  rowHeight: number;
  /** The narrowest day, px. */
  day: number;
  /** The row under a drag, with its days. */
  dragged: { id: string; term: Term } | null;
}

/** Dependencies as lines from the end of what has to be finished to the beginning of what waits. */
export function Links(props: LinksProps) {
  const { rows, links, places, drawn, scale, rowHeight, day, dragged } = props;
  const { ref, width } = useElementSize<HTMLDivElement>();
  const pixels = (width || scale.days * day) / scale.days;
  const spanAt = (at: number) => {
    const row = rows[at];
    if (!row) return null;
    const span = spanOf(dragged?.id === row.id ? dragged.term : row.term, scale);
    const half = span?.point ? POINT : 0;
    return span && { from: span.from * pixels - half, to: span.to * pixels + half };
  };
  const lines = links.flatMap(({ from, to, broken, critical }) => {
    const [above, below] = [places.get(from), places.get(to)];
    if (above === undefined || below === undefined) return [];
    if (Math.max(above, below) < drawn.first || Math.min(above, below) > drawn.last) return [];
    const [blocker, task] = [spanAt(above), spanAt(below)];
    if (!blocker || !task) return [];
    const y = (at: number) => (at - drawn.first + 0.5) * rowHeight;
    const path = arrowOf({ x: blocker.to, y: y(above) }, { x: task.from, y: y(below) }, rowHeight);
    return [{ key: `${from}:${to}`, path, broken, critical }];
  });
  return (
    <div
      ref={ref}
      className={classes.links}
      style={{ top: drawn.first * rowHeight, height: (drawn.last - drawn.first + 1) * rowHeight }}
      aria-hidden="true"
    >
      <svg width="100%" height="100%" aria-hidden="true">
        {lines.map(({ key, path, broken, critical }) => (
          <path
            key={key}
            d={path}
            data-broken={broken || undefined}
            data-critical={critical || undefined}
          />
        ))}
      </svg>
    </div>
  );
}
