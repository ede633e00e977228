import { dayIn, dayStart, type Project, type Stage } from '@pv/contract';
import { dayFormat, zoneName } from '@pv/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { type Scale, scaleOf } from '../../../ui/timeline/scale.ts';
import { TimeCanvas, type TimeLine, TimeParts } from '../../../ui/timeline/TimeCanvas.tsx';
import classes from './Timeline.module.css';
import { TimelineRow } from './TimelineRow.tsx';
import type { Dates } from './use-dates.ts';

/** The narrowest day, px: a year fits into a wide window. */
const DAY = 2.05;
/** In a project longer than this, days, every third month has a name. */
const LONG = 800;

function Months({ scale }: { scale: Scale }) {
  const { locale } = useTexts();
  const short = dayFormat(locale, { month: 'short', timeZone: 'UTC' });
  const every = scale.days > LONG ? 3 : 1;
  function nameOf({ first }: { first: string }, at: number) {
    if (at % every !== 0) return null;
    const month = short.format(new Date(first)).replace('.', '');
    return first.endsWith('-01-01') ? `${month} ${first.slice(0, 4)}` : month;
  }
  return <TimeParts parts={scale.months} scale={scale} nameOf={nameOf} />;
}

export interface TimelineProps {
  project: Project;
  dates: Dates;
  /** The name of a stage as a link or a button that leads to it. */
  titleOf: (stage: Stage) => ReactNode;
  /** The end by which the zone is named, YYYY-MM-DD; null where nothing on the timeline has to name it. */
  zoneAt: string | null;
}

/** The stages of a project as bars on a scale of months. */
export function Timeline({ project, dates, titleOf, zoneAt }: TimelineProps) {
  const { t, locale } = useTexts();
  const today = dayIn(new Date(), project.time_zone);
  const stages = project.stages.filter(({ kind }) => kind !== 'start');
  const scale = scaleOf([project, ...stages], today);
  const editable = stages.some(({ can }) => can.edit_plan);
  const undated = stages.every(({ starts_at, ends_at }) => !starts_at && !ends_at);
  const named = zoneAt && dayStart(zoneAt, project.time_zone);
  const lines: TimeLine[] = [
    { kind: 'start', day: project.starts_at, name: t('roadmap.timeline.projectStart') },
    { kind: 'end', day: project.ends_at, name: t('roadmap.timeline.projectEnd') },
    { kind: 'today', day: today, name: t('roadmap.timeline.today') },
  ];
  return (
    <div>
      <p className={classes.hint}>
        {undated
          ? t('roadmap.timeline.empty')
          : t(editable ? 'roadmap.timeline.hint' : 'roadmap.timeline.readHint')}
        {editable && !undated && (
          <span className={classes.keys}> {t('roadmap.timeline.keys')}</span>
        )}
        {named &&
          ` ${t('roadmap.timeline.zone', { zone: zoneName(project.time_zone, locale, named) })}`}
      </p>
      <TimeCanvas
        label={t('roadmap.timeline.label')}
        scale={scale}
        day={DAY}
        head={<Months scale={scale} />}
        lines={lines}
        stacks
      >
        <ul className={classes.rows}>
          {stages.map((stage) => (
            <TimelineRow
              key={stage.id}
              stage={stage}
              scale={scale}
              project={project}
              today={today}
              title={titleOf(stage)}
              onTerm={(term) => dates.change(stage, term)}
            />
          ))}
        </ul>
      </TimeCanvas>
    </div>
  );
}
