import type { Project, TaskRow, Term } from '@pv/contract';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { Scale } from '../../../ui/timeline/scale.ts';
import { TimeCanvas } from '../../../ui/timeline/TimeCanvas.tsx';
import { TimeHead } from '../../../ui/timeline/TimeHead.tsx';
import { DAY_WIDTH, type Zoom } from '../../../ui/timeline/zoom.ts';
import type { Facts } from './facts.ts';
import classes from './Gantt.module.css';
import { GanttRow, type RowDeeds } from './GanttRow.tsx';
import { Links } from './Links.tsx';
import type { GanttRow as Row } from './rows.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useTimeScroll } from './use-time-scroll.ts';

/** As in the stylesheet, px. */
const ROW = 40;
const HEAD = 44;
/** So many rows are drawn above and below those that are seen. */
const OVERSCAN = 6;

interface ChartProps {
  project: Project;
  rows: readonly Row[];
  facts: Facts;
  scale: Scale;
  zoom: Zoom;
  panel: boolean;
  editable: boolean;
  /** Gets how to lead the chart to today. */
  toToday: RefObject<() => void>;
  onFold: (row: Row) => void;
  onOpen: (task: TaskRow) => void;
  onTerm: (task: TaskRow, term: Term) => void;
  onAskTerm: (task: TaskRow) => void;
  onSay: (words: string) => void;
}

/** The deeds of the rows as one object that stays: rows are not drawn anew because a view above was. */
function useSteady(deeds: RowDeeds): RowDeeds {
  const now = useRef(deeds);
  useEffect(() => {
    now.current = deeds;
  });
  return useMemo(
    () => ({
      onKey: (event, row) => now.current.onKey(event, row),
      onFocus: (row) => now.current.onFocus(row),
      onFold: (row) => now.current.onFold(row),
      onOpen: (task) => now.current.onOpen(task),
      onTerm: (task, term) => now.current.onTerm(task, term),
      onAskTerm: (task) => now.current.onAskTerm(task),
      onDrag: (id, term) => now.current.onDrag(id, term),
      say: (words) => now.current.say(words),
    }),
    [],
  );
}

/** The rows on their scale of time. Only those that are seen are drawn, and the one that has the keys. */
export function Chart(props: ChartProps) {
  const { project, rows, facts, scale, zoom, panel, editable, toToday } = props;
  const { t } = useTexts();
  const section = useRef<HTMLElement>(null);
  const [dragged, setDragged] = useState<{ id: string; term: Term } | null>(null);
  const today = facts.today;
  const lead = useTimeScroll(section, scale, zoom, today);
  useEffect(() => {
    toToday.current = lead;
  });

  const keys = useRowKeys({
    rows,
    section,
    onFold: props.onFold,
    onOpen: (row) => (row.kind === 'task' ? props.onOpen(row.task) : props.onFold(row)),
    onLead: (at) => virtual.scrollToIndex(at, { align: 'auto' }),
  });
  const virtual = useVirtualizer({
    count: rows.length,
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
  const deeds = useSteady({
    onKey: keys.onKey,
    onFocus: ({ id }) => keys.onFocus(id),
    onFold: props.onFold,
    onOpen: props.onOpen,
    onTerm: props.onTerm,
    onAskTerm: props.onAskTerm,
    onDrag: (id, term) => setDragged(term && { id, term }),
    say: props.onSay,
  });
  const places = useMemo(() => new Map(rows.map(({ id }, at) => [id, at])), [rows]);
  const { startIndex: first = 0, endIndex: last = 0 } = virtual.range ?? {};
  const drawn = {
    first: Math.max(0, first - OVERSCAN),
    last: Math.min(rows.length - 1, last + OVERSCAN),
  };
  const corner = (
    <div className={classes.corner}>
      <span>{t('gantt.column.task')}</span>
      <span>{t('gantt.column.assignees')}</span>
      <span>{t('gantt.column.days')}</span>
    </div>
  );
  return (
    <TimeCanvas
      ref={section}
      className={classes.chart}
      label={`${t('gantt.label')}: ${project.title}`}
      scale={scale}
      day={DAY_WIDTH[zoom]}
      corner={corner}
      head={<TimeHead scale={scale} zoom={zoom} today={today} />}
      lines={[{ kind: 'today', day: today }]}
      panel={panel}
    >
      <div
        className={classes.rows}
        style={{ height: virtual.getTotalSize() }}
        role="treegrid"
        aria-label={t('gantt.label')}
        aria-rowcount={rows.length}
      >
        <Links
          {...{ rows, places, drawn, scale, facts, dragged }}
          rowHeight={ROW}
          day={DAY_WIDTH[zoom]}
        />
        {virtual.getVirtualItems().map(({ index }) => {
          const row = rows[index];
          return (
            row && (
              <GanttRow
                key={row.id}
                row={row}
                top={index * ROW}
                number={index + 1}
                active={index === keys.active}
                scale={scale}
                facts={facts}
                editable={editable}
                deeds={deeds}
              />
            )
          );
        })}
      </div>
    </TimeCanvas>
  );
}
