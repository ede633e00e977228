import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { dayIn, type Project, type TaskRow, type TaskSet, type Term } from '@pv/contract';
import { IconAlertTriangle, IconTimeline } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { dayText } from '../../../ui/days.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useTouchOnly } from '../../../ui/use-touch-only.ts';
import { ShiftNotice } from '../days/ShiftNotice.tsx';
import { TaskTermDialog } from '../days/TaskTermDialog.tsx';
import { type ChangeDays, lastDay } from '../days/task-days.ts';
import { useTaskDays } from '../days/use-task-days.ts';
import { useTaskName } from '../days/use-task-name.ts';
import { Chart } from './Chart.tsx';
import { ChartPages } from './ChartPages.tsx';
import { chartScale } from './chart-scale.ts';
import { type Facts, factsOf } from './facts.ts';
import classes from './Gantt.module.css';
import { GanttTools } from './GanttTools.tsx';
import { ganttRows } from './rows.ts';
import { useChoices } from './use-choices.ts';
import { usePicture } from './use-picture.ts';
import { useRowWords } from './use-row-words.ts';

export interface GanttViewProps {
  /** All tasks of the project: what is not shown is waited for and shifted too. */
  set: TaskSet;
  /** Those that have rows. */
  shown: readonly TaskRow[];
  project: Project;
  onOpenTask: (task: TaskRow) => void;
  onChangeDays: ChangeDays;
}

/** So many violated dependencies are told; the rest is counted. */
const TOLD = 3;

/** What the chart shows by lines and colours, in words. */
function Told({ facts, withPath }: { facts: Facts; withPath: boolean }) {
  const { t } = useTexts();
  const words = useRowWords();
  const nameOf = useTaskName();
  const broken = facts.dependencies.filter((one) => one.broken);
  const sentences = broken.slice(0, TOLD).flatMap(({ from, to }) => {
    const [blocker, task] = [facts.tasks.get(from), facts.tasks.get(to)];
    return blocker && task
      ? [t('gantt.brokenOne', { task: nameOf(task), blocker: nameOf(blocker) })]
      : [];
  });
  const more = broken.length - sentences.length;
  const path = facts.path.flatMap((id) => facts.tasks.get(id) ?? []);
  const end = path.at(-1);
  const day = end && lastDay(end);
  return (
    <>
      {broken.length > 0 && (
        <p className={classes.told} data-broken>
          <IconAlertTriangle size={16} stroke={1.8} aria-hidden="true" />
          <span>
            {t('gantt.broken', { count: broken.length })} {sentences.join(' ')}
            {more > 0 && ` ${t('gantt.brokenMore', { count: more })}`}
          </span>
        </p>
      )}
      {withPath && (
        <p className={classes.told} role="status">
          {day
            ? t('gantt.path', { day: dayText(day, t), numbers: words.numbers(path) })
            : t('gantt.noPath')}
        </p>
      )}
    </>
  );
}

/** The tasks of a project on a scale of time, under their stages: moved by hand or by the keys. */
export function GanttView({ set, shown, project, onOpenTask, onChangeDays }: GanttViewProps) {
  const { t } = useTexts();
  const narrow =
    useMediaQuery('(max-width: 695px)', undefined, { getInitialValueInEffect: false }) ?? false;
  const touchOnly = useTouchOnly();
  const { choices, choose, folded, fold } = useChoices(narrow);
  const [termOfTask, setTermOfTask] = useState<TaskRow | null>(null);
  const [said, setSaid] = useState('');
  const toToday = useRef(() => {});
  const today = dayIn(new Date(), project.time_zone);
  const { tasks } = set;
  const { depth, hideDone, stage, critical, zoom, panel } = choices;
  const rows = useMemo(
    () => ganttRows(shown, project, { depth, hideDone, stage, folded }),
    [shown, project, depth, hideDone, stage, folded],
  );
  const facts = useMemo(() => factsOf(tasks, today, critical), [tasks, today, critical]);
  const scale = useMemo(() => chartScale(shown, project, today), [shown, project, today]);
  const days = useTaskDays(tasks, onChangeDays);
  const picture = usePicture();
  const change = (task: TaskRow, term: Term) => void days.change(task, term);
  const chart = { project, rows, facts, scale };

  if (tasks.length === 0) return <EmptyState icon={IconTimeline} text={t('gantt.empty')} />;
  return (
    <div>
      <div>
        <GanttTools
          project={project}
          choices={choices}
          onChoose={choose}
          onToday={() => toToday.current()}
          onPicture={picture.save}
          onPrint={picture.print}
        />
        <p className={classes.hint}>
          {t(set.can.edit ? 'gantt.hint' : 'gantt.readHint')}
          {set.can.edit && !touchOnly && ` ${t('gantt.keys')}`}
        </p>
        <Told facts={facts} withPath={critical} />
        {rows.length === 0 ? (
          <p className={classes.told}>{t('gantt.nothing')}</p>
        ) : (
          <Chart
            {...chart}
            zoom={zoom}
            panel={panel}
            editable={set.can.edit}
            toToday={toToday}
            onFold={fold}
            onOpen={onOpenTask}
            onTerm={change}
            onAskTerm={setTermOfTask}
            onSay={setSaid}
          />
        )}
        {days.offer && (
          <ShiftNotice
            tasks={tasks}
            offer={days.offer}
            onShift={() => days.offer && void days.shift(days.offer)}
            onLeave={days.leave}
          />
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        <TaskTermDialog task={termOfTask} onTerm={change} onClose={() => setTermOfTask(null)} />
      </div>
      <ChartPages {...chart} picture={picture} />
    </div>
  );
}
