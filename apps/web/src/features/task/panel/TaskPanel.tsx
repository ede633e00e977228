import { ActionIcon, Drawer, FocusTrap, Text } from '@mantine/core';
import type { Comment, Task, TaskLead } from '@pv/contract';
import { IconLink, IconListCheck, IconTrash } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { usePageActions } from '../../../platform/page-actions.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { minuteText } from '../../../ui/days.ts';
import { takeLostFocus, useOpenedLater } from '../../../ui/focus.ts';
import { FieldsSkeleton } from '../../../ui/Skeletons.tsx';
import { useCopy } from '../../../ui/use-copy.tsx';
import { useNarrow } from '../../../ui/use-narrow.ts';
import { Comments, taskTitleOf, useRefreshSources } from '../../comment/public.ts';
import { useTask, useTell } from '../api.ts';
import { useTaskName } from '../days/use-task-name.ts';
import { TASK_KEYS } from '../keys/task-keys.ts';
import { titleOf } from '../keys/use-held-focus.ts';
import { useTaskAddress } from '../page/address.ts';
import { useDelete } from '../page/Deleting.tsx';
import { useWorld } from '../page/TasksWorld.tsx';
import { usePick, usePicking } from '../pick/PickProvider.tsx';
import { TaskLink } from '../row/TaskLink.tsx';
import { Checklist } from './Checklist.tsx';
import { Facts } from './Facts.tsx';
import { Blockers, Subtasks } from './Relations.tsx';
import fileClasses from './TaskFiles.module.css';
import { TaskFiles } from './TaskFiles.tsx';
import classes from './TaskPanel.module.css';
import { TaskTexts } from './TaskTexts.tsx';
import { usePoints } from './use-points.ts';
import { type TaskFilesUse, useTaskFiles } from './use-task-files.ts';

/** Who made it and when, what it was made from, and when it was finished. */
function History({ task }: { task: Task }) {
  const { t } = useTexts();
  const { author, source } = task;
  return (
    <div className={classes.history}>
      {source && (
        <blockquote className={classes.source}>
          <p>{t(`tasks.panel.source.${source.kind}`, { who: source.author })}</p>
          {source.text}
        </blockquote>
      )}
      <p>{t('tasks.panel.created', { who: author.name, when: minuteText(task.created_at, t) })}</p>
      {task.updated_at !== task.created_at && (
        <p>{t('tasks.panel.updated', { when: minuteText(task.updated_at, t) })}</p>
      )}
      {task.done_at && <p>{t('tasks.panel.finished', { when: minuteText(task.done_at, t) })}</p>}
    </div>
  );
}

/** What is said of the task; a comment becomes a task of its own, which says where it came from. */
function Talk({ task }: { task: Task }) {
  const { t } = useTexts();
  const { project, edit, deeds, all } = useWorld();
  const { go } = useTaskAddress();
  const { toasts, tell } = useTell();
  const refresh = useRefreshSources();
  function makeOf(comment: Comment) {
    const source = { kind: 'comment', id: comment.id } as const;
    const title = taskTitleOf(comment);
    const made = deeds.create({ title, stage_id: task.stage_id, source });
    tell(
      made.then((fresh) => {
        void refresh();
        toasts.success(t('tasks.panel.made', { title: fresh.title }));
        go({ task: fresh.id });
      }),
    );
  }
  const made = {
    label: t('comments.task'),
    icon: IconListCheck,
    make: makeOf,
    task: true,
  } as const;
  function leadTo({ id, number }: TaskLead) {
    const row = all.get(id);
    return row && <TaskLink task={row}>{t('comments.made', { number })}</TaskLink>;
  }
  return (
    <Comments
      subject="task"
      subjectId={task.id}
      people={{ projectId: project.id }}
      leadTo={leadTo}
      {...(edit && { makings: [made] })}
    />
  );
}

function Body({ id, files }: { id: string; files: TaskFilesUse }) {
  const { t } = useTexts();
  const { all, edit } = useWorld();
  const read = useTask(id);
  // beside what was read: an answer and what waited for it are drawn at once
  const points = usePoints(id);
  const row = all.get(id);
  if (isApiError(read.error, 'not_found') || (read.data && !row)) {
    return <Text role="status">{t('tasks.panel.gone')}</Text>;
  }
  if (read.data && row) {
    const task = read.data;
    return (
      <>
        <TaskTexts key={id} task={task} edit={edit} />
        <Facts task={row} />
        <Checklist
          taskId={id}
          points={points.pointsOf(task)}
          edit={edit}
          onDeed={(deed) => points.act(task, deed)}
        />
        <TaskFiles task={task} files={files} />
        <Subtasks task={row} />
        <Blockers task={row} />
        <History task={task} />
        <Talk task={task} />
      </>
    );
  }
  if (read.error) return <LoadFailure error={read.error} onRetry={() => void read.refetch()} />;
  return <FieldsSkeleton />;
}

/** A task as a whole, beside the view that it was opened from; on a phone it takes the screen. */
export function TaskPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTexts();
  const { all, edit, hrefOf } = useWorld();
  const { toasts } = useTell();
  const nameOf = useTaskName();
  const remove = useDelete();
  const { go } = useTaskAddress();
  const opened = useOpenedLater(true);
  // what has opened it may be gone with another panel
  useEffect(() => () => void requestAnimationFrame(() => takeLostFocus(titleOf(id))), [id]);
  const phone = useNarrow();
  const copy = useCopy(() => toasts.success(t('tasks.panel.copied')));
  const [pick, picking] = [usePick(), usePicking()];
  const files = useTaskFiles(id);
  const { 'data-over': over, ...place } = files.place;
  const row = all.get(id);
  const copyLink = () => void copy.copy(`${window.location.origin}${hrefOf(id)}`);
  function removeIt() {
    remove([id]);
    // what is asked of its parts is asked beside the view
    go({ task: undefined });
  }
  usePageActions(() => {
    if (!row) return null;
    const link = { id: 'task.link', label: t('tasks.panel.copyLink'), icon: IconLink };
    const removal = { id: 'task.delete', label: t('tasks.deed.delete'), icon: IconTrash };
    const fields = TASK_KEYS.flatMap((key) => {
      // here the status is a field of its own, under its own words
      if (!('field' in key) || key.name === 'move') return [];
      const { name, field } = key;
      function onClick() {
        const fact = document.querySelector(`[data-fact="${field}"]`);
        if (fact) pick(field, [id], fact);
      }
      return [{ id: `task.${name}`, label: t(`tasks.deed.${name}`), icon: IconListCheck, onClick }];
    });
    return {
      group: nameOf(row),
      actions: [
        ...(edit ? fields : []),
        { ...link, onClick: copyLink },
        ...(edit ? [{ ...removal, onClick: removeIt }] : []),
      ],
    };
  });

  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={phone ? '100%' : 560}
      zIndex={300}
      {...place}
      {...(over && { classNames: { content: fileClasses.over } })}
      closeOnEscape={!picking && files.asked === null}
      overlayProps={{ backgroundOpacity: 0.25 }}
      title={
        <span className={classes.head}>
          <span>{`${t('tasks.panel.label')} ${row?.number ?? ''}`}</span>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('tasks.panel.copyLink')}
            title={t('tasks.panel.copyLink')}
            onClick={copyLink}
          >
            <IconLink size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          {edit && row && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('tasks.delete.action')}
              title={t('tasks.delete.action')}
              onClick={removeIt}
            >
              <IconTrash size={18} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          )}
        </span>
      }
      closeButtonProps={{ 'aria-label': t('tasks.panel.close') }}
    >
      <FocusTrap.InitialFocus />
      <Body id={id} files={files} />
      {copy.byHand}
    </Drawer>
  );
}
