import type { Term } from '@pv/contract';
import { IconCheck } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { placeOf, type Scale } from './scale.ts';
import classes from './TimeCanvas.module.css';
import type { BarDrag, Grip } from './use-bar-drag.ts';

/** How the bar of a row looks. */
export interface BarLook {
  group: string;
  /** A bar of what it consists of, of a stage, or one day as a point; an ordinary bar when left out. */
  shape?: 'gathered' | 'stage' | 'point';
  done?: boolean;
  critical?: boolean;
}

/**
 * The bar of a row, which is reached by the keys itself and tells its days: for the eyes and the hand alone.
 * Without a drag it stays.
 */
export function TimeBar(props: {
  term: Term;
  scale: Scale;
  look: BarLook;
  drag?: BarDrag | undefined;
}) {
  const { term, scale, look, drag } = props;
  const place = placeOf(term, scale);
  // days of another century stand beside the scale
  if (!place || place.left >= 100 || place.left + place.width <= 0) return null;
  const point = look.shape === 'point';
  const style: CSSProperties = point
    ? { left: `${place.left + place.width / 2}%` }
    : { left: `${place.left}%`, width: `${place.width}%` };
  const grip = (end: Grip, left: number) => (
    <div
      className={classes.end}
      style={{ left: `${left}%` }}
      data-end={end}
      aria-hidden="true"
      {...drag?.pull(end)}
    />
  );
  const stretched = drag && term.starts_at && term.ends_at;
  return (
    <>
      <div
        className={classes.bar}
        style={style}
        data-group={look.group}
        data-shape={look.shape}
        data-done={look.done || undefined}
        data-critical={look.critical || undefined}
        data-free={drag ? true : undefined}
        data-dragging={drag?.dragging || undefined}
        aria-hidden="true"
        {...drag?.pull('whole')}
      >
        {look.done && <IconCheck size={16} stroke={2.5} />}
      </div>
      {stretched && grip('start', place.left)}
      {stretched && grip('end', place.left + place.width)}
    </>
  );
}
