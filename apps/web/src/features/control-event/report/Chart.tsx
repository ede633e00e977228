import { useEffect, useRef } from 'react';
import type { Bars } from './draw-bars.ts';
import classes from './Report.module.css';

/**
 * Bars beside the table that says the same: whoever does not see them reads the table. They come once the
 * page is there, in the browser alone; where they do not, the page is whole without them.
 */
export function Chart({ title, bars }: { title: string; bars: Bars }) {
  const place = useRef<HTMLDivElement>(null);
  const drawn = JSON.stringify(bars);
  useEffect(() => {
    let clear = () => {};
    let gone = false;
    import('./draw-bars.ts').then(
      ({ drawBars }) => {
        if (!gone && place.current) clear = drawBars(place.current, JSON.parse(drawn) as Bars);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      clear();
    };
  }, [drawn]);
  return (
    <figure className={classes.chart} aria-hidden="true">
      <figcaption>{title}</figcaption>
      <div ref={place} />
    </figure>
  );
}
