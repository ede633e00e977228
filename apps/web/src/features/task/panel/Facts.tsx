import type { TaskRow } from '@pv/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { dayText } from '../../../ui/days.ts';
import { useWorld } from '../page/TasksWorld.tsx';
import type { PickField } from '../pick/options.ts';
import { usePick } from '../pick/PickProvider.tsx';
import { Tags } from '../row/Counts.tsx';
import { PriorityMark, StatusMark } from '../row/marks.tsx';
import { TaskLink } from '../row/TaskLink.tsx';
import classes from './TaskPanel.module.css';

/** A field that is chosen: its name, what stands there, and the list that it opens. */
function Fact(props: {
  task: TaskRow;
  field: PickField;
  /** Stands before the button that chooses. */
  before?: ReactNode;
  children: ReactNode;
}) {
  const { task, field, before, children } = props;
  const { t } = useTexts();
  const { edit } = useWorld();
  const pick = usePick();
  const name = t(`tasks.field.${field}`);
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>
        {before && <span className={classes.fixed}>{before}</span>}
        {edit ? (
          <button
            type="button"
            className={classes.pick}
            data-fact={field}
            aria-haspopup="dialog"
            onClick={(event) => pick(field, [task.id], event.currentTarget)}
          >
            <span className={classes.fieldName}>{name}: </span>
            {children}
          </button>
        ) : (
          children && <span className={classes.fixed}>{children}</span>
        )}
      </dd>
    </div>
  );
}

/** Everything of a task that is chosen: status, people, stage, days, tags. */
export function Facts({ task }: { task: TaskRow }) {
  const { t } = useTexts();
  const { all, edit, today, statusTitle, groupTitle } = useWorld();
  const late = !task.done && task.due_at !== null && task.due_at < today;
  const parent = task.parent_id ? all.get(task.parent_id) : undefined;
  const people = task.assignees.map(({ name }) => name).join(', ');
  const none = (words: string) => <span className={classes.none}>{words}</span>;
  const former = task.formerly.length > 0 && t('tasks.formerly', { who: task.formerly.join(', ') });
  return (
    <dl className={classes.facts}>
      <Fact task={task} field="status">
        <StatusMark id={task.status} closed={task.done} />
        {statusTitle(task.status)}
      </Fact>
      <Fact task={task} field="assignees">
        {people || none(former || t('tasks.none.assignee'))}
      </Fact>
      <Fact task={task} field="priority">
        <PriorityMark priority={task.priority} />
        {t(`tasks.priority.${task.priority}`)}
      </Fact>
      <Fact task={task} field="stage">
        {task.stage_id ? groupTitle('stage', task.stage_id) : none(t('tasks.none.stage'))}
      </Fact>
      {parent ? (
        <Fact
          task={task}
          field="parent"
          before={<TaskLink task={parent} className={classes.relatedTitle} />}
        >
          {edit && t('tasks.panel.changeParent')}
        </Fact>
      ) : (
        edit && (
          <Fact task={task} field="parent">
            {none(t('tasks.none.parent'))}
          </Fact>
        )
      )}
      <Fact task={task} field="starts">
        {task.starts_at ? dayText(task.starts_at, t) : none(t('tasks.none.starts'))}
      </Fact>
      <Fact task={task} field="due">
        {task.due_at ? (
          <span data-late={late || undefined} className={classes.due}>
            {late ? t('tasks.overdue', { day: dayText(task.due_at, t) }) : dayText(task.due_at, t)}
          </span>
        ) : (
          none(t('tasks.none.due'))
        )}
      </Fact>
      <Fact task={task} field="tags">
        {task.tags.length > 0 ? <Tags ids={task.tags} /> : none(t('tasks.none.tags'))}
      </Fact>
    </dl>
  );
}
