import { SegmentedControl } from '@mantine/core';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { ZOOMS, type Zoom } from './zoom.ts';

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
