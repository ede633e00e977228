import { dayFormat } from '@pv/texts';
import { memo } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { leftOf, type Scale, type ScalePart } from './scale.ts';
import classes from './TimeCanvas.module.css';
import { TimeParts } from './TimeCanvas.tsx';
import { headZoom, isRestDay, levelsOf, quarterOf, type Zoom } from './zoom.ts';

/** How the parts of the two levels of a head are called. */
export function usePartNames(zoom: Zoom) {
  const { t, locale } = useTexts();
  const format = (options: Intl.DateTimeFormatOptions) => {
    const form = dayFormat(locale, { ...options, timeZone: 'UTC' });
    return ({ first }: ScalePart) => form.format(new Date(first)).replace(/\.$| г\.$/, '');
  };
  const dayOfMonth = ({ first }: ScalePart) => String(Number(first.slice(8)));
  const year = ({ first }: ScalePart) => first.slice(0, 4);
  const month = format({ month: 'long', year: 'numeric' });
  switch (zoom) {
    case 'day':
    case 'week':
      return { above: month, below: dayOfMonth };
    case 'month':
      return { above: year, below: format({ month: 'short' }) };
    case 'quarter':
      return {
        above: year,
        below: ({ first }: ScalePart) => t('ui.quarter', { number: quarterOf(first) }),
      };
  }
}

/** The head of a scale in two levels, by the zoom, with a mark at today. */
export const TimeHead = memo(function TimeHead(props: { scale: Scale; zoom: Zoom; today: string }) {
  const { scale, today } = props;
  const zoom = headZoom(scale, props.zoom);
  const names = usePartNames(zoom);
  const { above, below } = levelsOf(scale, zoom);
  return (
    <div className={classes.levels}>
      <TimeParts parts={above} scale={scale} nameOf={names.above} />
      <TimeParts
        parts={below}
        scale={scale}
        nameOf={names.below}
        isRest={zoom === 'day' ? isRestDay : undefined}
      />
      <span className={classes.now} style={{ left: leftOf(today, scale) }} />
    </div>
  );
});
