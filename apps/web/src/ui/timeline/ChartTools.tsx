import { Button, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './TimeChart.module.css';
import { ZOOMS, type Zoom } from './zoom.ts';

/** What stands over a chart, and not on paper: what is seen of it, and how it is taken away. */
export function ChartTools({ children }: { children: ReactNode }) {
  return <div className={classes.tools}>{children}</div>;
}

/** Leads a chart to today. */
export function TodayButton({ onToday }: { onToday: () => void }) {
  const { t } = useTexts();
  return (
    <Button variant="default" size="sm" onClick={onToday}>
      {t('gantt.today')}
    </Button>
  );
}

/** Chooses how much time of a chart is seen at once. */
export function ZoomChoice({ zoom, onZoom }: { zoom: Zoom; onZoom: (zoom: Zoom) => void }) {
  const { t } = useTexts();
  return (
    <SegmentedControl
      size="sm"
      aria-label={t('gantt.zoom.label')}
      data={ZOOMS.map((value) => ({ value, label: t(`gantt.zoom.${value}`) }))}
      value={zoom}
      onChange={onZoom}
    />
  );
}
