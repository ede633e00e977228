import { Button, NativeSelect } from '@mantine/core';
import { allowed, type OwnTask, type ProjectRow, roleOf } from '@pv/contract';
import { IconChecklist, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../../platform/address/use-page-title.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { DataList, DataRow } from '../../../ui/DataRow.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useOwnProjects } from '../../project/public.ts';
import { useHeldFocus } from '../keys/use-held-focus.ts';
import { useStatusName } from '../page/TasksWorld.tsx';
import { Due, PriorityMark } from '../row/marks.tsx';
import { dueGroups, todayOf } from './due-groups.ts';
import type { LastProject } from './last-project.ts';
import { NewOwnTask } from './NewOwnTask.tsx';
import { OwnKeys } from './OwnKeys.tsx';
import classes from './OwnTasks.module.css';
import { useOwnTasks, useTick } from './own-tasks.ts';

function OwnRow({ task, now }: { task: OwnTask; now: Date }) {
  const { t } = useTexts();
  const statusName = useStatusName();
  const tick = useTick();
  const { type, id, title } = task.project;
  const status = statusName({ id: task.status, title: task.status_title });
  return (
    <DataRow
      title={
        <span className={classes.title} data-task={task.id}>
          {task.can.edit && (
            <input
              type="checkbox"
              className={classes.tick}
              aria-label={t('tasks.own.tick', { title: task.title })}
              checked={task.done}
              onChange={() => tick(task)}
            />
          )}
          <Link
            to="/task-list"
            search={{ type, project: id, task: task.id }}
            state={{ fromOwnTasks: true }}
            data-task-title
          >
            {task.title}
          </Link>
        </span>
      }
      note={[title, task.stage_title, status].filter(Boolean).join(' · ')}
      meta={
        <>
          {task.priority === 'high' && (
            <span className={classes.priority}>
              <PriorityMark priority="high" />
              {t('tasks.priority.high')}
            </span>
          )}
          <Due due={task.due_at} done={task.done} today={todayOf(task, now)} />
        </>
      }
    />
  );
}

function Finished({ tasks, now }: { tasks: readonly OwnTask[]; now: Date }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  if (tasks.length === 0) return null;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        mt="md"
        aria-expanded={opened}
        leftSection={<IconChevronRight size={16} stroke={1.8} aria-hidden="true" />}
        onClick={() => setOpened(!opened)}
      >
        {t('tasks.own.done', { count: tasks.length })}
      </Button>
      {opened && (
        <DataList label={t('tasks.own.done', { count: tasks.length })}>
          {tasks.map((task) => (
            <OwnRow key={task.id} task={task} now={now} />
          ))}
        </DataList>
      )}
    </>
  );
}

/** The way to the tasks of a project: the last one, or another of one's own. */
function ProjectPicker({ last }: { last: LastProject | null }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const projects = useOwnProjects().data?.projects ?? [];
  if (projects.length === 0) return null;
  return (
    <div className={classes.picker}>
      <NativeSelect
        size="sm"
        aria-label={t('tasks.own.choose')}
        value=""
        data={[
          { value: '', label: t('tasks.own.choose'), disabled: true },
          ...projects.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(event) => {
          const { value } = event.currentTarget;
          const chosen = projects.find(({ id }) => id === value);
          if (!chosen) return;
          void navigate({ to: '/task-list', search: { type: chosen.type, project: chosen.id } });
        }}
      />
      {last && (
        <Link to="/task-list" search={{ type: last.type, project: last.project }}>
          {t('tasks.own.last', { title: last.title })}
        </Link>
      )}
    </div>
  );
}

/** Whether the reader may add tasks to a project. */
const takesTasks = ({ my_role_id, completion_status }: ProjectRow) =>
  allowed(roleOf(my_role_id), 'manage_tasks') && completion_status !== 'succeeded';

interface OwnTasksProps {
  last: LastProject | null;
  /** The project that was asked for is not there. */
  gone?: boolean;
}

/** What the signed-in person is to do in all projects, by when it is due. */
export function OwnTasks({ last, gone }: OwnTasksProps) {
  const { t } = useTexts();
  usePageTitle(t('tasks.mine'));
  const own = useOwnTasks();
  const projects = useOwnProjects();
  const now = new Date();
  const all = own.data?.tasks ?? [];
  const groups = dueGroups(all, now);
  const finished = all.filter(({ done }) => done);
  const homeless = projects.data?.projects.length === 0;
  const open = projects.data?.projects.filter(takesTasks) ?? [];
  const [newIn, setNewIn] = useState<string | null>(null);
  function add(asked: string | undefined) {
    const first = [asked, last?.project].flatMap((id) => open.find((one) => one.id === id) ?? []);
    setNewIn([...first, ...open][0]?.id ?? null);
  }
  // what is ticked off leaves the focus to the next one
  const held = useHeldFocus('[data-task-title]');

  return (
    <>
      <PageHeader
        title={t('tasks.mine')}
        action={
          open.length > 0 && (
            <Button
              leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => add(undefined)}
            >
              {t('tasks.new')}
            </Button>
          )
        }
      />
      {gone && <p role="status">{t('tasks.own.gone')}</p>}
      <ProjectPicker last={last} />
      {own.isPending && <RowsSkeleton />}
      {own.isError && <LoadFailure error={own.error} onRetry={() => void own.refetch()} />}
      {own.isSuccess && groups.length === 0 && (
        <EmptyState
          icon={IconChecklist}
          text={homeless ? t('tasks.empty.noProjects') : t('tasks.empty.mine')}
          action={
            homeless && (
              <Button component={Link} to="/project-add/nir">
                {t('tasks.empty.create')}
              </Button>
            )
          }
        />
      )}
      <div {...held}>
        {groups.map(({ group, tasks }) => (
          <section key={group} aria-label={t(`tasks.own.${group}`)}>
            <h2 className={classes.group}>{t(`tasks.own.${group}`)}</h2>
            <DataList label={t(`tasks.own.${group}`)}>
              {tasks.map((task) => (
                <OwnRow key={task.id} task={task} now={now} />
              ))}
            </DataList>
          </section>
        ))}
        <Finished tasks={finished} now={now} />
      </div>
      <OwnKeys tasks={all} onNew={add} />
      {newIn && <NewOwnTask projects={open} first={newIn} onClose={() => setNewIn(null)} />}
    </>
  );
}
