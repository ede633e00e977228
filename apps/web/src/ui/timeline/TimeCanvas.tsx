import { daysBetween } from '@pv/contract';
import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import { leftOf, type Scale, type ScalePart } from './scale.ts';
import classes from './TimeCanvas.module.css';

/** A name of a line this near to today would stand over its name, px. */
const CROWDED = 130;

/** A line over all rows: today, or where something begins or ends. */
export interface TimeLine {
  kind: 'start' | 'end' | 'today';
  /** YYYY-MM-DD; a line without a day is not drawn. */
  day: string | null;
  /** Left out where the head tells it. */
  name?: string;
}

/** Parts of the time in the head of a canvas, each with its name. */
export function TimeParts(props: {
  parts: readonly ScalePart[];
  scale: Scale;
  nameOf: (part: ScalePart) => string;
  /** Whether a part is a day of rest. */
  isRest?: (first: string) => boolean;
}) {
  const { parts, scale, nameOf, isRest } = props;
  const percent = (days: number) => `${(days / scale.days) * 100}%`;
  return (
    <div className={classes.parts} aria-hidden="true">
      {parts.map((part) => (
        <span
          key={part.first}
          className={classes.part}
          data-rest={isRest?.(part.first) || undefined}
          style={{ left: percent(part.left), width: percent(part.days) }}
        >
          <span>{nameOf(part)}</span>
        </span>
      ))}
    </div>
  );
}

function Lines({ lines, scale, day: width }: Pick<TimeCanvasProps, 'lines' | 'scale' | 'day'>) {
  const today = lines.find(({ kind }) => kind === 'today')?.day;
  const last = scale.months.at(-1);
  const crowded = (kind: string, day: string) =>
    kind !== 'today' && !!today && Math.abs(daysBetween(day, today)) * width < CROWDED;
  return (
    <div className={classes.lines}>
      {lines.map(({ kind, day, name }) => {
        const shown = day && last && day >= scale.from && day.slice(0, 7) <= last.first.slice(0, 7);
        return shown ? (
          <span
            key={kind}
            className={classes.line}
            data-kind={kind}
            style={{ left: leftOf(day, scale, kind === 'end' ? 1 : 0) }}
          >
            {name && !crowded(kind, day) && <span className={classes.mark}>{name}</span>}
          </span>
        ) : null;
      })}
    </div>
  );
}

interface TimeCanvasProps {
  label: string;
  scale: Scale;
  /** The narrowest day, px: the canvas fills its window, what is longer is scrolled, not squeezed. */
  day: number;
  /** The parts of the time above the rows. */
  head: ReactNode;
  /** What stands above the names of the rows. */
  corner?: ReactNode;
  lines: readonly TimeLine[];
  /** The rows, each a `TimeRow`. */
  children: ReactNode;
  /** On a narrow screen the label of a row stands over its track. */
  stacks?: boolean;
  /** The labels have room for more than a name. */
  panel?: boolean;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** A scale of time with rows under it, scrolled along both. */
export function TimeCanvas(props: TimeCanvasProps) {
  const {
    label,
    scale,
    day,
    head,
    corner,
    lines,
    children,
    stacks,
    panel,
    className = '',
    ref,
  } = props;
  const style = { '--days': scale.days, '--day': `${day}px` } as CSSProperties;
  return (
    <section
      ref={ref}
      className={`${classes.scroll} ${className}`}
      data-panel={panel || undefined}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is scrolled with the keyboard too
      tabIndex={0}
    >
      <div
        className={classes.canvas}
        style={style}
        data-stacks={stacks || undefined}
        data-marks={lines.some(({ name }) => name) || undefined}
      >
        <div className={classes.head}>
          <div className={classes.corner}>{corner}</div>
          {head}
        </div>
        <Lines lines={lines} scale={scale} day={day} />
        {children}
      </div>
    </section>
  );
}

/** The keys are on the row, its cells are only told apart. */
const CELL = { role: 'gridcell' };

interface TimeRowProps extends HTMLAttributes<HTMLElement> {
  label: ReactNode;
  /** What stands on the track: the bar. */
  children: ReactNode;
}

/** A row of a canvas: its label at the left, its bar on the scale. */
export function TimeRow({ label, children, className = '', ...row }: TimeRowProps) {
  return (
    <div {...row} className={`${classes.row} ${className}`}>
      <div className={classes.label} {...CELL}>
        {label}
      </div>
      <div className={classes.track} {...CELL}>
        {children}
      </div>
    </div>
  );
}
