import type { RefObject } from 'react';
import { Picture, type PictureProps, rowsIn } from './Picture.tsx';
import classes from './TimeChart.module.css';

/** A sheet of A4 lying, as wide in the units of the picture as its letters are to be read. */
const SHEET = { width: 1400, height: 950 };
/** The narrowest day of a picture that is saved, px: the letters of its weeks do not touch. */
const DAY = 4;
const LABELS = 320;

/** What is drawn besides the screen: the pages of a print, or the whole chart as one picture. */
export type Drawing = 'pages' | 'whole' | null;

interface ChartPagesProps extends Omit<PictureProps, 'width'> {
  picture: { drawing: Drawing; ref: RefObject<HTMLDivElement | null> };
}

/** The chart on sheets of paper, or as one picture to be saved; nothing while neither is asked for. */
export function ChartPages({ picture, ...chart }: ChartPagesProps) {
  const { rows, scale } = chart;
  if (picture.drawing === 'whole') {
    const width = Math.max(SHEET.width, Math.round(LABELS + scale.days * DAY));
    return (
      <div ref={picture.ref} hidden>
        <Picture {...chart} width={width} />
      </div>
    );
  }
  if (picture.drawing === null) return null;
  const count = rowsIn(SHEET.height);
  const pages = Array.from({ length: Math.ceil(rows.length / count) }, (_, page) =>
    rows.slice(page * count, (page + 1) * count),
  );
  return (
    <div className={classes.pages}>
      {pages.map((page) => (
        <Picture key={page[0]?.id} {...chart} rows={page} width={SHEET.width} />
      ))}
    </div>
  );
}
