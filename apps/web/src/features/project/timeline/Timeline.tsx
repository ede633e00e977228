import { dayIn, dayStart, daysBetween, type Project, type Stage } from '@pv/contract';
import { dayFormat, zoneName } from '@pv/texts';
import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Timeline.module.css';
import { leftOf, type Scale, scaleOf, TimelineRow } from './TimelineRow.tsx';
import type { Dates } from './use-dates.ts';

/** The narrowest day, px: a year fits into a wide window, a longer project is scrolled, not squeezed. */
const DAY = 2.05;
/** In a project longer than this, days, every third month has a name. */
const LONG = 800;
/** A name of a line this near to today, as a part of the scale, would stand over its name. */
const CROWDED = 0.16;

function useMonthName() {
  const { locale } = useTexts();
  const short = dayFormat(locale, { month: 'short', timeZone: 'UTC' });
  return (first: string) => {
    const month = short.format(new Date(first)).replace('.', '');
    return first.endsWith('-01-01') ? `${month} ${first.slice(0, 4)}` : month;
  };
}

function Months({ scale }: { scale: Scale }) {
  const nameOf = useMonthName();
  const every = scale.days > LONG ? 3 : 1;
  return (
    <div className={classes.months} aria-hidden="true">
      {scale.months.map(({ first, left, days }, at) => (
        <span
          key={first}
          className={classes.month}
          style={{ left: `${(left / scale.days) * 100}%`, width: `${(days / scale.days) * 100}%` }}
        >
          {at % every === 0 && <span>{nameOf(first)}</span>}
        </span>
      ))}
    </div>
  );
}

/** Lines over all rows: today, and where the project begins and ends. */
function Lines({ project, scale, today }: { project: Project; scale: Scale; today: string }) {
  const { t } = useTexts();
  const lines = [
    { kind: 'start', day: project.starts_at, after: 0, name: t('roadmap.timeline.projectStart') },
    { kind: 'end', day: project.ends_at, after: 1, name: t('roadmap.timeline.projectEnd') },
    { kind: 'today', day: today, after: 0, name: t('roadmap.timeline.today') },
  ];
  const last = scale.months.at(-1);
  const crowded = (kind: string, day: string) =>
    kind !== 'today' && Math.abs(daysBetween(day, today)) < scale.days * CROWDED;
  return (
    <div className={classes.lines}>
      {lines.map(({ kind, day, after, name }) => {
        const shown = day && last && day >= scale.from && day.slice(0, 7) <= last.first.slice(0, 7);
        return shown ? (
          <span
            key={kind}
            className={classes.line}
            data-kind={kind}
            style={{ left: leftOf(day, scale, after) }}
          >
            {!crowded(kind, day) && <span className={classes.mark}>{name}</span>}
          </span>
        ) : null;
      })}
    </div>
  );
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
  const style = { '--days': scale.days, '--day': `${DAY}px` } as CSSProperties;
  return (
    <div className={classes.timeline}>
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is scrolled with the keyboard too */}
      <section className={classes.scroll} aria-label={t('roadmap.timeline.label')} tabIndex={0}>
        <div className={classes.canvas} style={style}>
          <div className={classes.head}>
            <div className={classes.corner} />
            <Months scale={scale} />
          </div>
          <Lines project={project} scale={scale} today={today} />
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
        </div>
      </section>
    </div>
  );
}
