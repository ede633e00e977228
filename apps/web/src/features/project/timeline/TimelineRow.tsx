import {
  addDays,
  daysBetween,
  isOutside,
  type Project,
  rowStatusOf,
  type Stage,
  type Term,
} from '@pv/contract';
import { IconAlertTriangle, IconFlag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { StageMove, useFinishNote } from '../approval/StageMove.tsx';
import { StepBars } from '../approval/StageSteps.tsx';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { daysOverdue, termText } from '../fields/date-text.ts';
import { isRowDone } from '../page/section-status.ts';
import { TermButton } from './TermButton.tsx';
import classes from './Timeline.module.css';
import { useBarDrag } from './use-bar-drag.ts';

/** A month on the scale: its first day, and its place and width in days from the left. */
interface ScaleMonth {
  first: string;
  left: number;
  days: number;
}

/** The time that a timeline shows: whole months. */
export interface Scale {
  from: string;
  days: number;
  months: ScaleMonth[];
}

/** Today is shown where it is no further than this from the dates, days. */
const NEAR = 31;

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of the month after this one. */
const nextMonth = (first: string): string => monthOf(addDays(first, 31));

function bounds(terms: readonly Term[], today: string): [string, string] {
  const days = terms.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]);
  const set = days.filter((day) => day !== null).sort();
  const [first = today, last = addDays(today, 4 * NEAR)] = [set[0], set.at(-1)];
  const near = today >= addDays(first, -NEAR) && today <= addDays(last, NEAR);
  return near ? [today < first ? today : first, today > last ? today : last] : [first, last];
}

/** The scale on which all of the terms fit, and today where it is near. */
export function scaleOf(terms: readonly Term[], today: string): Scale {
  const [first, last] = bounds(terms, today);
  const from = monthOf(first);
  const months: ScaleMonth[] = [];
  for (let month = from; month <= last; month = nextMonth(month)) {
    const days = daysBetween(month, nextMonth(month));
    months.push({ first: month, left: daysBetween(from, month), days });
  }
  return { from, days: months.reduce((sum, { days }) => sum + days, 0), months };
}

/** A place on the scale, in per cent of its width. */
interface Place {
  left: number;
  width: number;
}

/** Where a term stands on the scale; a term with one day alone is that day. Null without days. */
export function placeOf({ starts_at, ends_at }: Term, scale: Scale): Place | null {
  const first = starts_at ?? ends_at;
  const last = ends_at ?? starts_at;
  if (!first || !last) return null;
  return {
    left: (daysBetween(scale.from, first) / scale.days) * 100,
    width: ((daysBetween(first, last) + 1) / scale.days) * 100,
  };
}

/** How many days a term lasts, both of its days included; 0 while one of them is not set. */
export function lengthOf({ starts_at, ends_at }: Term): number {
  return starts_at && ends_at ? daysBetween(starts_at, ends_at) + 1 : 0;
}

interface TimelineRowProps {
  stage: Stage;
  scale: Scale;
  project: Term & Pick<Project, 'type' | 'completion_status'>;
  /** YYYY-MM-DD */
  today: string;
  title: ReactNode;
  onTerm: (term: Term) => void;
}

function Warning({ children }: { children: string }) {
  return (
    <span className={classes.warning}>
      <IconAlertTriangle size={15} stroke={1.8} aria-hidden="true" />
      {children}
    </span>
  );
}

function useTermWords() {
  const { t } = useTexts();
  return (term: Term) => {
    const length = t('roadmap.timeline.days', { count: lengthOf(term) });
    return lengthOf(term) > 0
      ? t('roadmap.timeline.value', { term: termText(term, t), length })
      : termText(term, t);
  };
}

/** The bar of a stage: moved and stretched with the mouse, a finger or the arrow keys. */
function Bar({ stage, scale, drag }: Pick<TimelineRowProps, 'stage' | 'scale'> & { drag: Drag }) {
  const { t } = useTexts();
  const words = useApprovalWords();
  const say = useTermWords();
  const { shown } = drag;
  const place = placeOf(shown, scale);
  if (!place) return null;
  const { group } = words.status(rowStatusOf(stage));
  const style = { left: `${place.left}%`, width: `${place.width}%` };
  const label = t('roadmap.timeline.bar', { title: stage.title });
  if (!stage.can.edit_plan) {
    return (
      <div
        className={classes.bar}
        style={style}
        data-group={group}
        role="img"
        aria-label={`${label}: ${say(shown)}`}
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
        {...slider(label, shown.starts_at ?? shown.ends_at)}
        {...drag.pull('whole')}
      />
      {shown.starts_at && shown.ends_at && (
        <div
          className={classes.end}
          style={{ left: `${place.left + place.width}%` }}
          {...slider(t('roadmap.timeline.end', { title: stage.title }), shown.ends_at)}
          {...drag.pull('end')}
        />
      )}
    </>
  );
}

type Drag = ReturnType<typeof useBarDrag>;

/** A stage on the timeline: its name and term at the left, its bar on the scale. */
export function TimelineRow(props: TimelineRowProps) {
  const { stage, scale, project, today, title, onTerm } = props;
  const { t } = useTexts();
  const note = useFinishNote()(project, stage);
  const drag = useBarDrag(stage, scale.days, onTerm);
  const late = isRowDone(stage) || stage.delivered ? 0 : daysOverdue(drag.shown.ends_at, today);
  return (
    <li className={classes.row} data-late={late > 0 || undefined}>
      <div className={classes.label}>
        <span className={classes.number} aria-hidden="true">
          {stage.number ?? <IconFlag size={14} stroke={2} />}
        </span>
        <div className={classes.words}>
          <div className={classes.title}>{title}</div>
          <div className={classes.term}>
            <TermButton stage={stage} term={drag.shown} onTerm={onTerm} />
            <StepBars step={stage.step} />
            {late > 0 && <Warning>{t('projectPage.overdue', { count: late })}</Warning>}
            {isOutside(drag.shown, project) && <Warning>{t('roadmap.timeline.outside')}</Warning>}
          </div>
          <StageMove move={stage.move} note={note} />
        </div>
      </div>
      <div className={classes.track}>
        <Bar stage={stage} scale={scale} drag={drag} />
      </div>
    </li>
  );
}

/** Where a day begins on the scale, in per cent; after its end when `after` is 1. */
export function leftOf(day: string, scale: Scale, after = 0): string {
  return `${(daysBetween(scale.from, addDays(day, after)) / scale.days) * 100}%`;
}
