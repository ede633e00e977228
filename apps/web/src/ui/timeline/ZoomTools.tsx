import { Button, SegmentedControl } from '@mantine/core';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { ZOOMS, type Zoom } from './zoom.ts';

/** Chooses how much time of a chart is seen at once, and leads to today. */
export function ZoomTools(props: {
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  onToday: () => void;
}) {
  const { t } = useTexts();
  return (
    <>
      <SegmentedControl
        size="sm"
        aria-label={t('gantt.zoom.label')}
        data={ZOOMS.map((value) => ({ value, label: t(`gantt.zoom.${value}`) }))}
        value={props.zoom}
        onChange={props.onZoom}
      />
      <Button variant="default" size="sm" onClick={props.onToday}>
        {t('gantt.today')}
      </Button>
    </>
  );
}
