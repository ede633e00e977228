import { daysBetween, type Term } from '@pv/contract';
import { placeOf, type Scale } from './scale.ts';
import classes from './TimeCanvas.module.css';
import type { BarDrag } from './use-bar-drag.ts';

interface TimeBarProps {
  scale: Scale;
  drag: BarDrag;
  /** What the bar and its end are called. */
  names: { bar: string; end: string };
  /** The days in words. */
  say: (term: Term) => string;
  /** Colours it; see the stylesheet. */
  group: string;
  /** Its days can be changed. */
  free: boolean;
}

/** The bar of a row: moved and stretched with the mouse, a finger or the arrow keys. */
export function TimeBar({ scale, drag, names, say, group, free }: TimeBarProps) {
  const { shown } = drag;
  const place = placeOf(shown, scale);
  if (!place) return null;
  const style = { left: `${place.left}%`, width: `${place.width}%` };
  if (!free) {
    return (
      <div
        className={classes.bar}
        style={style}
        data-group={group}
        role="img"
        aria-label={`${names.bar}: ${say(shown)}`}
      />
    );
  }
  const slider = (name: string, day: string | null) => ({
    role: 'slider',
    tabIndex: 0,
    'aria-label': name,
    'aria-valuemin': 0,
    'aria-valuemax': scale.days,
    'aria-valuenow': day ? daysBetween(scale.from, day) : 0,
    'aria-valuetext': say(shown),
  });
  return (
    <>
      <div
        className={classes.bar}
        style={style}
        data-group={group}
        data-free
        data-dragging={drag.dragging || undefined}
        {...slider(names.bar, shown.starts_at ?? shown.ends_at)}
        {...drag.pull('whole')}
      />
      {shown.starts_at && shown.ends_at && (
        <div
          className={classes.end}
          style={{ left: `${place.left + place.width}%` }}
          {...slider(names.end, shown.ends_at)}
          {...drag.pull('end')}
        />
      )}
    </>
  );
}
