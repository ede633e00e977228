import { VisuallyHidden } from '@mantine/core';
import {
  dayIn,
  type Project,
  type Stage,
  type TaskRow,
  type TaskSet,
  type Term,
} from '@pv/contract';
import { IconAlertTriangle, IconTimeline } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { usePicture } from '../../../platform/use-picture.ts';
import { dayText } from '../../../ui/days.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ChartPages } from '../../../ui/timeline/ChartPages.tsx';
import { chartScale } from '../../../ui/timeline/chart-scale.ts';
import { TimeChart } from '../../../ui/timeline/TimeChart.tsx';
import { useSteady } from '../../../ui/timeline/use-steady.ts';
import { useNarrow } from '../../../ui/use-narrow.ts';
import { useTouchOnly } from '../../../ui/use-touch-only.ts';
import { DatesQuestions, useDates } from '../../project/public.ts';
import { leftTasks } from '../days/left-tasks.ts';
import { LeftNotice, ShiftNotice } from '../days/ShiftNotice.tsx';
import { TaskTermDialog } from '../days/TaskTermDialog.tsx';
import { type ChangeDays, lastDay, termOf } from '../days/task-days.ts';
import { useTaskDays } from '../days/use-task-days.ts';
import { useTaskName } from '../days/use-task-name.ts';
import { type Facts, factsOf } from './facts.ts';
import classes from './Gantt.module.css';
import { Corner, GanttRow, lookOf } from './GanttRow.tsx';
import { GanttTools } from './GanttTools.tsx';
import { ganttRows, type GanttRow as Row } from './rows.ts';
import { StageDeeds } from './StageDeeds.tsx';
import { useChoices } from './use-choices.ts';
import { useRowWords } from './use-row-words.ts';

interface GanttViewProps {
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
  const broken = facts.links.filter((one) => one.broken);
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
  const narrow = useNarrow();
  const touchOnly = useTouchOnly();
  const { choices, choose, folded, fold } = useChoices(narrow);
  const [termOfTask, setTermOfTask] = useState<TaskRow | null>(null);
  const [said, setSaid] = useState('');
  const [last, setLast] = useState<Row['kind']>('task');
  const toToday = useRef(() => {});
  const today = dayIn(new Date(), project.time_zone);
  const { tasks } = set;
  const { depth, hideDone, stage, critical, zoom, panel } = choices;
  const rows = useMemo(
    () => ganttRows(shown, project, { depth, hideDone, stage, folded }),
    [shown, project, depth, hideDone, stage, folded],
  );
  const facts = useMemo(() => factsOf(tasks, today, critical), [tasks, today, critical]);
  const scale = useMemo(() => {
    const stages = project.stages.filter(({ kind }) => kind !== 'start');
    return chartScale([project, ...stages, ...shown.map(termOf)], today);
  }, [shown, project, today]);
  const days = useTaskDays(tasks, onChangeDays);
  const picture = usePicture(t('gantt.export.file'), project.title);
  const [stood, setStood] = useState<readonly Stage[]>([]);
  const dates = useDates(project, (stages) => setStood((before) => [...stages, ...before]));
  const left = useMemo(() => leftTasks(tasks, stood, project.stages), [tasks, stood, project]);
  function change(task: TaskRow, term: Term) {
    dates.leave();
    setStood([]);
    setLast('task');
    void days.change(task, term);
  }
  function changeStage(stage: Stage, term: Term) {
    days.leave();
    setLast('stage');
    dates.change(stage, term);
  }
  const planned = project.stages.some(({ kind, can }) => kind !== 'start' && can.edit_plan);
  const how = planned ? 'gantt.hint' : 'gantt.taskHint';
  const hint = [
    t(set.can.edit ? how : 'gantt.readHint'),
    ...(set.can.edit ? [t(touchOnly ? 'gantt.hold' : 'gantt.keys')] : []),
  ].join(' ');
  const deeds = useSteady({
    onFold: fold,
    onOpen: onOpenTask,
    onTerm: (row: Row, term: Term) =>
      row.kind === 'task' ? change(row.task, term) : row.stage && changeStage(row.stage, term),
    onAskTerm: setTermOfTask,
  });
  const words = useRowWords();
  const chart = { links: facts.links, scale, today };

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
          hint={hint}
        />
        <Told facts={facts} withPath={critical} />
        {rows.length === 0 ? (
          <p className={classes.told}>{t('gantt.nothing')}</p>
        ) : (
          <TimeChart
            {...chart}
            className={classes.chart}
            label={`${t('gantt.label')}: ${project.title}`}
            rows={rows}
            zoom={zoom}
            corner={<Corner />}
            panel={panel}
            toToday={toToday}
            onFold={fold}
            onOpen={(row) => (row.kind === 'task' ? onOpenTask(row.task) : fold(row))}
            onSay={setSaid}
            draw={(row, place) => (
              <GanttRow
                key={row.id}
                {...place}
                row={row}
                facts={facts}
                editable={set.can.edit}
                deeds={deeds}
              />
            )}
          />
        )}
        {days.offer && last === 'task' && (
          <ShiftNotice
            tasks={tasks}
            offer={days.offer}
            onShift={() => days.offer && days.shift(days.offer)}
            onLeave={days.leave}
          />
        )}
        {/* what follows a stage may move along first */}
        {last === 'stage' && !dates.offer && set.can.edit && left.length > 0 && (
          <LeftNotice
            tasks={tasks}
            moves={left}
            onShift={() => {
              setStood([]);
              days.move(left, () => setStood(stood));
            }}
            onLeave={() => setStood([])}
          />
        )}
        <DatesQuestions
          project={project}
          dates={last === 'stage' ? dates : { ...dates, offer: null }}
          below
        />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        <StageDeeds project={project} rows={rows} onTerm={changeStage} />
        <TaskTermDialog task={termOfTask} onTerm={change} onClose={() => setTermOfTask(null)} />
      </div>
      {picture.drawing && (
        <ChartPages
          {...chart}
          title={project.title}
          picture={picture}
          groups={{
            none: t('gantt.export.group.stage'),
            neutral: t('gantt.export.group.todo'),
            progress: t('gantt.export.group.doing'),
            review: t('gantt.export.group.review'),
            revision: t('gantt.export.group.late'),
          }}
          rows={rows.map((row) => ({
            ...row,
            title: words.title(row),
            look: lookOf(row, facts),
            warned: facts.broken.has(row.id),
          }))}
        />
      )}
    </div>
  );
}
