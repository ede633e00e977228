import type { Term } from '@pv/contract';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Links } from './Links.tsx';
import type { ChartLink, ChartRow } from './rows.ts';
import type { Scale } from './scale.ts';
import { TimeCanvas, type TimeLine } from './TimeCanvas.tsx';
import classes from './TimeChart.module.css';
import { TimeHead } from './TimeHead.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useSteady } from './use-steady.ts';
import { useTimeScroll } from './use-time-scroll.ts';
import { DAY_WIDTH, type Zoom } from './zoom.ts';

/** As in the stylesheet, px. */
const ROW = 40;
const HEAD = 44;
/** So many rows are drawn above and below those that are seen. */
const OVERSCAN = 6;

/** What a row tells its chart; never anew while the chart is shown. */
interface RowTell {
  /** A key that leads elsewhere; tells whether it did. */
  onKey: (event: KeyboardEvent, id: string) => boolean;
  onFocus: (id: string) => void;
  /** The days under a drag; null once they are let go. */
  onDrag: (id: string, term: Term | null) => void;
  say: (words: string) => void;
}

/** Where a row of a chart stands, and what it tells of itself. */
export interface RowPlace {
  /** Px from the first row; null where it stands in the flow. */
  top: number | null;
  /** Counted from 1. */
  number: number;
  /** It is the row that the keys are on. */
  active: boolean;
  scale: Scale;
  tell: RowTell;
}

interface TimeChartProps<Row extends ChartRow> {
  label: string;
  rows: readonly Row[];
  /** Draws a row, a `ChartRow`. */
  draw: (row: Row, place: RowPlace) => ReactNode;
  /** Each row is as high as what stands in it, all are drawn, and the page scrolls them. */
  tall?: boolean;
  /** Dependencies between rows. */
  links: readonly ChartLink[];
  scale: Scale;
  zoom: Zoom;
  /** YYYY-MM-DD */
  today: string;
  /** Lines over all rows; today alone when left out. */
  lines?: readonly TimeLine[];
  /** What stands above the names of the rows. */
  corner?: ReactNode;
  /** The labels have room for more than a name. */
  panel?: boolean;
  className?: string;
  /** Gets how to lead the chart to today. */
  toToday: RefObject<() => void>;
  onFold?: (row: Row) => void;
  onOpen: (row: Row) => void;
  onSay: (words: string) => void;
}

/**
 * Rows on their scale of time, gone through, folded, opened and moved by the keys. Rows of one line are
 * scrolled in a window of their own: only those that are seen are drawn, and the one that has the keys.
 */
export function TimeChart<Row extends ChartRow>(props: TimeChartProps<Row>) {
  const { rows, tall = false, links, scale, zoom, today, toToday } = props;
  const section = useRef<HTMLElement>(null);
  const [dragged, setDragged] = useState<{ id: string; term: Term } | null>(null);
  const lead = useTimeScroll(section, scale, zoom, today);
  useEffect(() => {
    toToday.current = lead;
  });

  const keys = useRowKeys({
    rows,
    section,
    onFold: (row) => props.onFold?.(row),
    onOpen: props.onOpen,
    onLead(at) {
      if (!tall) return virtual.scrollToIndex(at, { align: 'auto' });
      section.current?.querySelectorAll('[role="row"]')[at]?.scrollIntoView({ block: 'nearest' });
    },
  });
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: !tall,
    getScrollElement: () => section.current,
    estimateSize: () => ROW,
    overscan: OVERSCAN,
    scrollMargin: HEAD,
    scrollPaddingStart: HEAD,
    getItemKey: (at) => rows[at]?.id ?? at,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      return seen.includes(keys.active) ? seen : [...seen, keys.active].sort((a, b) => a - b);
    },
  });
  const tell = useSteady<RowTell>({
    onKey: keys.onKey,
    onFocus: keys.onFocus,
    onDrag: (id, term) => setDragged(term && { id, term }),
    say: props.onSay,
  });
  const places = useMemo(() => new Map(rows.map(({ id }, at) => [id, at])), [rows]);
  const { startIndex: first = 0, endIndex: last = 0 } = virtual.range ?? {};
  const drawn = {
    first: Math.max(0, first - OVERSCAN),
    last: Math.min(rows.length - 1, last + OVERSCAN),
  };
  const draw = (at: number) => {
    const row = rows[at];
    const top = tall ? null : at * ROW;
    const active = at === keys.active;
    return row && props.draw(row, { top, number: at + 1, active, scale, tell });
  };
  return (
    <TimeCanvas
      ref={section}
      className={[!tall && classes.window, props.className].filter(Boolean).join(' ')}
      label={props.label}
      scale={scale}
      day={DAY_WIDTH[zoom]}
      corner={props.corner}
      head={<TimeHead scale={scale} zoom={zoom} today={today} />}
      lines={props.lines ?? [{ kind: 'today', day: today }]}
      panel={props.panel ?? false}
      stacks={tall}
    >
      <div
        className={classes.rows}
        style={tall ? undefined : { height: virtual.getTotalSize() }}
        role="treegrid"
        aria-label={props.label}
        aria-rowcount={rows.length}
      >
        {links.length > 0 && (
          <Links
            {...{ rows, links, places, drawn, scale, dragged }}
            rowHeight={ROW}
            day={DAY_WIDTH[zoom]}
          />
        )}
        {tall
          ? rows.map((_, at) => draw(at))
          : virtual.getVirtualItems().map(({ index }) => draw(index))}
      </div>
    </TimeCanvas>
  );
}
