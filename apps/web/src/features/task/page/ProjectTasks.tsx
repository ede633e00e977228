import { Button, Text } from '@mantine/core';
import type { Project, TaskRow, TaskSet } from '@pv/contract';
import { IconListCheck, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useRowKeys } from '../../../platform/keys.ts';
import { PartPlace } from '../../../platform/states/LoadFailure.tsx';
import { dayText } from '../../../ui/days.ts';
import { EmptyState, NothingFound } from '../../../ui/EmptyState.tsx';
import { partAhead, useAtHand } from '../../../ui/lazy.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { HelpBeside, HelpButton } from '../../help/public.ts';
import { AboveProject, ProjectStanding, ProjectTabs } from '../../project/public.ts';
import { QuickAdd } from '../add/QuickAdd.tsx';
import { useTell } from '../api.ts';
import { useTaskKeys } from '../keys/use-task-keys.ts';
import { TaskList } from '../list/TaskList.tsx';
import { PickProvider } from '../pick/PickProvider.tsx';
import { fits } from '../set/group-tasks.ts';
import { useCloseTask, useTaskAddress } from './address.ts';
import { DeleteProvider } from './Deleting.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import classes from './TasksPage.module.css';
import { useWorld, WorldProvider } from './TasksWorld.tsx';
import { Toolbar } from './Toolbar.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

const board = partAhead(async () => (await import('../board/TaskBoard.tsx')).TaskBoard);
const gantt = partAhead(async () => (await import('../gantt/GanttView.tsx')).GanttView);
const calendar = partAhead(async () => (await import('../calendar/CalendarView.tsx')).CalendarView);
const panel = partAhead(async () => (await import('../panel/TaskPanel.tsx')).TaskPanel);

const parts = { board, gantt, calendar };

/** The first task of a project: one sentence, one field. */
function NoTasks() {
  const { t } = useTexts();
  const { edit } = useWorld();
  const { go } = useTaskAddress();
  if (!edit) return <EmptyState icon={IconListCheck} text={t('tasks.empty.readOnly')} />;
  return (
    <EmptyState
      icon={IconListCheck}
      text={t('tasks.empty.set')}
      action={
        <div className={classes.first}>
          <QuickAdd
            place="first"
            label={t('tasks.new')}
            beginnings={{}}
            // the next one is typed in the list that comes
            onAdd={() => go({ add: true })}
          />
        </div>
      }
    />
  );
}

/** On a page of its own: the way to one's own tasks and to the project. */
function Above() {
  const { t } = useTexts();
  const { id, type: projectType, title } = useWorld().project;
  return (
    <Text size="sm" c="dimmed" className={classes.above}>
      <Link to="/task-list">{t('tasks.mine')}</Link>
      {' · '}
      <Link to="/project/$projectType/$id" params={{ projectType, id }}>
        {title}
      </Link>
    </Text>
  );
}

/** The head of the project's page, which stays while its tabs are changed. */
const headOfTab = (project: Project) => ({
  above: (
    <AboveProject project={project}>
      <HelpButton before=" · " />
    </AboveProject>
  ),
  title: project.title,
  move: <ProjectStanding project={project} />,
  tabs: <ProjectTabs project={project} />,
});

interface ByDaysProps {
  view: 'gantt' | 'calendar';
  tasks: readonly TaskRow[];
  onNew: () => void;
  /** A new task on that day. */
  onDay: (day: string) => void;
}

/** The views by days, with the keys of tasks: N makes one on the day that has the focus. */
function ByDays({ view, tasks, onNew, onDay }: ByDaysProps) {
  const { set, project, edit, deeds } = useWorld();
  const { go } = useTaskAddress();
  useTaskKeys({
    add() {
      if (!edit) return;
      const day = document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset.day;
      if (day) onDay(day);
      else onNew();
    },
  });
  const days = {
    set,
    shown: tasks,
    project,
    onOpenTask: ({ id }: TaskRow) => go({ task: id }),
    onChangeDays: deeds.changeDays,
  };
  return view === 'gantt' ? <gantt.Part {...days} /> : <calendar.Part {...days} onAdd={onDay} />;
}

function Views({ tab }: { tab: boolean }) {
  const { t } = useTexts();
  const { set, project, edit, me, deeds, today } = useWorld();
  const { tell } = useTell();
  const address = useTaskAddress();
  const { view, filters, task, go } = address;
  const close = useCloseTask();
  const tasks = useMemo(() => set.tasks.filter(fits(filters, me)), [set, filters, me]);
  const sought = Object.values(filters).some(Boolean);
  const finished = project.completion_status === 'succeeded';
  const [making, setMaking] = useState(false);
  const [aside, setAside] = useState<HTMLElement | null>(null);
  useRowKeys('[data-no-rows]');
  useAtHand(board);
  useAtHand(gantt);
  useAtHand(calendar);
  useAtHand(panel);

  const onDay = (day: string) => ({
    title: t('tasks.onDay', { day: dayText(day, t) }),
    due_at: day,
  });
  /** Makes a task and opens it beside the view, where it gets its title. */
  function make(fresh: Parameters<typeof deeds.create>[0]) {
    setMaking(true);
    const made = deeds.create(fresh).finally(() => setMaking(false));
    tell(made.then(({ id }) => go({ task: id })));
  }
  function add() {
    // a list and a board have a place to write one
    if (view === 'list' || view === 'board') go({ add: true });
    else make(view === 'calendar' ? onDay(today) : { title: t('tasks.new') });
  }
  function body() {
    // a board has its columns before it has cards
    if (set.tasks.length === 0 && view === 'list') return <NoTasks />;
    if (tasks.length === 0 && sought) {
      const clear = { q: undefined, assignee: undefined, status: undefined, tag: undefined };
      return <NothingFound text={t('tasks.filter.nothing')} onClear={() => go(clear)} />;
    }
    if (view === 'list') return <TaskList key={address.group} {...{ address, tasks, aside }} />;
    return (
      <PartPlace key={view} forget={parts[view].forget} shape={<RowsSkeleton />}>
        {view === 'board' && <board.Part address={address} tasks={tasks} />}
        {(view === 'gantt' || view === 'calendar') && (
          <ByDays view={view} tasks={tasks} onNew={add} onDay={(day) => make(onDay(day))} />
        )}
      </PartPlace>
    );
  }
  return (
    <>
      <PageHeader
        {...(tab ? headOfTab(project) : { title: t('tasks.title'), above: <Above /> })}
        action={
          <>
            {edit && (
              <Button
                leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
                loading={making}
                onClick={add}
              >
                {t('tasks.new')}
              </Button>
            )}
            <MoreMenu />
          </>
        }
      />
      <div className={classes.bar}>
        <ViewSwitch view={view} />
        <Toolbar address={address} />
        <div ref={setAside} className={classes.aside} />
      </div>
      {!edit && (
        <p className={classes.readOnly}>{t(finished ? 'tasks.finished' : 'tasks.readOnly')}</p>
      )}
      {body()}
      {task && (
        <PartPlace forget={panel.forget} shape={null}>
          <panel.Part key={task} id={task} onClose={close} />
        </PartPlace>
      )}
    </>
  );
}

interface ProjectTasksProps {
  project: Project;
  set: TaskSet;
  /** As a tab of the project's page. */
  tab: boolean;
}

/** The tasks of one project: views of one set, and the panel of the task that is open. */
export function ProjectTasks({ project, set, tab }: ProjectTasksProps) {
  return (
    <WorldProvider project={project} set={set}>
      <PickProvider>
        <DeleteProvider>
          {tab ? (
            <HelpBeside type={project.type} roleId={project.my_role_id}>
              <Views tab />
            </HelpBeside>
          ) : (
            <Views tab={false} />
          )}
        </DeleteProvider>
      </PickProvider>
    </WorldProvider>
  );
}
