import { Button, Text } from '@mantine/core';
import type { Project, TaskRow, TaskSet } from '@pv/contract';
import { IconListCheck, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useRowKeys } from '../../../platform/keys.ts';
import { dayText } from '../../../ui/days.ts';
import { EmptyState, NothingFound } from '../../../ui/EmptyState.tsx';
import { whenIdle } from '../../../ui/lazy.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { QuickAdd } from '../add/QuickAdd.tsx';
import { useTell } from '../api.ts';
import { TaskList } from '../list/TaskList.tsx';
import { PickProvider } from '../pick/PickProvider.tsx';
import { fits } from '../set/group-tasks.ts';
import { useTaskAddress } from './address.ts';
import { DeleteProvider } from './Deleting.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import classes from './TasksPage.module.css';
import { useWorld, WorldProvider } from './TasksWorld.tsx';
import { Toolbar } from './Toolbar.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

const board = () => import('../board/TaskBoard.tsx');
const gantt = () => import('../gantt/GanttView.tsx');
const calendar = () => import('../calendar/CalendarView.tsx');
const panel = () => import('../panel/TaskPanel.tsx');
const TaskBoard = lazy(async () => ({ default: (await board()).TaskBoard }));
const GanttView = lazy(async () => ({ default: (await gantt()).GanttView }));
const CalendarView = lazy(async () => ({ default: (await calendar()).CalendarView }));
const TaskPanel = lazy(async () => ({ default: (await panel()).TaskPanel }));

/** The first task of a project: one sentence, one field. */
function NoTasks() {
  const { t } = useTexts();
  const { edit } = useWorld();
  if (!edit) return <EmptyState icon={IconListCheck} text={t('tasks.empty.readOnly')} />;
  return (
    <EmptyState
      icon={IconListCheck}
      text={t('tasks.empty.set')}
      action={
        <div className={classes.first}>
          <QuickAdd place="first" label={t('tasks.new')} beginnings={{}} />
        </div>
      }
    />
  );
}

function Views() {
  const { t } = useTexts();
  const { set, project, edit, me, deeds } = useWorld();
  const { tell } = useTell();
  const address = useTaskAddress();
  const { view, filters, task, go } = address;
  const tasks = useMemo(() => set.tasks.filter(fits(filters, me)), [set, filters, me]);
  const sought = Object.values(filters).some(Boolean);
  useRowKeys('[data-no-rows]');
  useEffect(
    () =>
      whenIdle(() => {
        Promise.all([board(), gantt(), calendar(), panel()]).catch(() => undefined);
      }),
    [],
  );

  function body() {
    // a board has its columns before it has cards
    if (set.tasks.length === 0 && view === 'list') return <NoTasks />;
    if (tasks.length === 0 && sought) {
      const clear = { q: undefined, assignee: undefined, status: undefined, tag: undefined };
      return <NothingFound text={t('tasks.filter.nothing')} onClear={() => go(clear)} />;
    }
    if (view === 'list') return <TaskList key={address.group} address={address} tasks={tasks} />;
    const days = {
      set: { ...set, tasks },
      project,
      onOpenTask: ({ id }: TaskRow) => go({ task: id }),
      onChangeDays: deeds.changeDays,
    };
    return (
      <Suspense fallback={<RowsSkeleton />}>
        {view === 'board' && <TaskBoard address={address} tasks={tasks} />}
        {view === 'gantt' && <GanttView {...days} />}
        {view === 'calendar' && (
          <CalendarView
            {...days}
            onAdd={(day) => {
              const title = t('tasks.onDay', { day: dayText(day, t) });
              tell(deeds.create({ title, due_at: day }).then(({ id }) => go({ task: id })));
            }}
          />
        )}
      </Suspense>
    );
  }
  return (
    <>
      <PageHeader
        above={
          <Text size="sm" c="dimmed">
            <Link to="/task-list">{t('tasks.mine')}</Link>
            {' · '}
            <Link
              to="/project/$projectType/$id"
              params={{ projectType: project.type, id: project.id }}
            >
              {project.title}
            </Link>
          </Text>
        }
        title={t('tasks.title')}
        action={
          <>
            {edit && (
              <Button
                leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
                onClick={() => go({ add: true })}
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
      </div>
      {!edit && <p className={classes.readOnly}>{t('tasks.readOnly')}</p>}
      {body()}
      <Suspense fallback={null}>
        {task && <TaskPanel key={task} id={task} onClose={() => go({ task: undefined })} />}
      </Suspense>
    </>
  );
}

/** The tasks of one project: views of one set, and the panel of the task that is open. */
export function ProjectTasks({ project, set }: { project: Project; set: TaskSet }) {
  return (
    <WorldProvider project={project} set={set}>
      <PickProvider>
        <DeleteProvider>
          <Views />
        </DeleteProvider>
      </PickProvider>
    </WorldProvider>
  );
}
