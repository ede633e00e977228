import { Anchor, Button, VisuallyHidden } from '@mantine/core';
import {
  dayIn,
  dayStart,
  type Project,
  rowStatusOf,
  STATUS_GROUPS,
  type Stage,
} from '@pv/contract';
import { zoneName } from '@pv/texts';
import { IconPhoto } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { usePicture } from '../../../platform/use-picture.ts';
import { keepSetting } from '../../../ui/storage.ts';
import { ChartPages } from '../../../ui/timeline/ChartPages.tsx';
import { ChartTools } from '../../../ui/timeline/ChartTools.tsx';
import { chartScale } from '../../../ui/timeline/chart-scale.ts';
import type { TimeLine } from '../../../ui/timeline/TimeCanvas.tsx';
import { TimeChart } from '../../../ui/timeline/TimeChart.tsx';
import { ZoomChoice } from '../../../ui/timeline/ZoomChoice.tsx';
import { ZOOMS, type Zoom } from '../../../ui/timeline/zoom.ts';
import { useTouchOnly } from '../../../ui/use-touch-only.ts';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { useStageWords } from '../fields/use-stage-words.ts';
import { lookOf, TimelineRow } from './TimelineRow.tsx';
import type { Dates } from './use-dates.ts';

const KEY = 'roadmap_zoom';
/** A sheet of paper has room for the months of so many days. */
const SHEET = 800;

/** How much time is seen at once, as this browser was left. */
function useZoom() {
  const [zoom, setZoom] = useState<Zoom>(
    () => ZOOMS.find((one) => one === localStorage.getItem(KEY)) ?? 'month',
  );
  function choose(next: Zoom) {
    setZoom(next);
    keepSetting(localStorage, KEY, next);
  }
  return [zoom, choose] as const;
}

interface TimelineProps {
  project: Project;
  dates: Dates;
  /** The name of a stage as a link or a button that leads to it; `stop` is its place among the stops of Tab. */
  titleOf: (stage: Stage, stop: number) => ReactNode;
  onOpen: (stage: Stage) => void;
  /** The end by which the zone is named, YYYY-MM-DD; null where nothing on the timeline has to name it. */
  zoneAt: string | null;
}

/** The stages of a project as bars on a scale of time: the chart of its tasks, without them. */
export function Timeline({ project, dates, titleOf, onOpen, zoneAt }: TimelineProps) {
  const { t, locale } = useTexts();
  const words = useStageWords();
  const { status } = useApprovalWords();
  const touchOnly = useTouchOnly();
  const [zoom, setZoom] = useZoom();
  const [said, setSaid] = useState('');
  const toToday = useRef(() => {});
  const picture = usePicture(t('shell.nav.stagePlan'), project.title);
  const today = dayIn(new Date(), project.time_zone);
  const rows = useMemo(() => {
    const stages = project.stages.filter(({ kind }) => kind !== 'start');
    return stages.map((stage) => ({
      id: stage.id,
      level: 1 as const,
      under: null,
      parts: 0,
      folded: false,
      term: stage,
      stage,
    }));
  }, [project]);
  const scale = useMemo(
    () => chartScale([project, ...rows.map(({ stage }) => stage)], today),
    [project, rows, today],
  );
  const editable = rows.some(({ stage }) => stage.can.edit_plan);
  const undated = rows.every(({ term }) => !term.starts_at && !term.ends_at);
  const named = zoneAt && dayStart(zoneAt, project.time_zone);
  const lines: TimeLine[] = [
    { kind: 'start', day: project.starts_at, name: t('roadmap.timeline.projectStart') },
    { kind: 'end', day: project.ends_at, name: t('roadmap.timeline.projectEnd') },
    { kind: 'today', day: today, name: t('roadmap.timeline.today') },
  ];
  const chart = { links: [], scale, today };
  const onPaper = scale.days > SHEET ? 'quarter' : 'month';
  const { type: projectType, id } = project;
  const how = editable ? 'roadmap.timeline.hint' : 'roadmap.timeline.readHint';
  const hint = [
    t(undated ? 'roadmap.timeline.empty' : how),
    ...(editable && !undated ? [t(touchOnly ? 'gantt.hold' : 'roadmap.timeline.keys')] : []),
    ...(named
      ? [t('roadmap.timeline.zone', { zone: zoneName(project.time_zone, locale, named) })]
      : []),
  ].join(' ');
  return (
    <div>
      <ChartTools
        onToday={() => toToday.current()}
        choices={<ZoomChoice zoom={zoom} onZoom={setZoom} />}
        hint={hint}
      >
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPhoto size={16} stroke={1.6} aria-hidden="true" />}
          onClick={picture.save}
        >
          {t('gantt.export.picture')}
        </Button>
        <Anchor
          size="sm"
          renderRoot={(root) => (
            <Link
              {...root}
              to="/project/$projectType/$id/tasks"
              params={{ projectType, id }}
              search={{ view: 'gantt' }}
            />
          )}
        >
          {t('roadmap.timeline.withTasks')}
        </Anchor>
      </ChartTools>
      <TimeChart
        {...chart}
        tall
        label={t('roadmap.timeline.label')}
        rows={rows}
        zoom={picture.drawing === 'pages' ? onPaper : zoom}
        lines={lines}
        toToday={toToday}
        onOpen={({ stage }) => onOpen(stage)}
        onSay={setSaid}
        draw={({ stage, ...row }, place) => (
          <TimelineRow
            key={stage.id}
            {...place}
            row={row}
            stage={stage}
            project={project}
            today={today}
            titleOf={titleOf}
            onTerm={(term) => dates.change(stage, term)}
          />
        )}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {picture.drawing === 'whole' && (
        <ChartPages
          {...chart}
          picture={picture}
          title={project.title}
          groups={Object.fromEntries(
            // what is finished has a tick too, which the legend tells of
            STATUS_GROUPS.filter((group) => group !== 'completed').map((group) => [
              group,
              t(`overview.word.${group}`).toLowerCase(),
            ]),
          )}
          rows={rows.map(({ stage, ...row }) => ({
            ...row,
            title: words.title(stage),
            look: lookOf(stage, status(rowStatusOf(stage)).group),
          }))}
        />
      )}
    </div>
  );
}
