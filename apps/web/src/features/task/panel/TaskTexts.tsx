import { Textarea } from '@mantine/core';
import type { Task } from '@pv/contract';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { SaveState } from '../../../ui/SaveState.tsx';
import { FieldTrouble, type FormField, useFormField } from '../../project/public.ts';
import classes from './TaskPanel.module.css';
import { useTaskForm } from './use-task-form.ts';

interface WrittenProps {
  field: FormField<string>;
  label: string;
  /** A title: Enter leaves it. */
  oneLine?: boolean;
  placeholder?: string;
}

/** A text of the task that saves itself as it is typed. */
function Written({ field, label, oneLine, placeholder }: WrittenProps) {
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const sends = event.key === 'Enter' && (oneLine || event.ctrlKey || event.metaKey);
    if (!sends || event.nativeEvent.isComposing) return;
    event.preventDefault();
    field.flush();
  }
  return (
    <>
      <Textarea
        aria-label={label}
        placeholder={placeholder ?? label}
        autosize
        minRows={oneLine ? 1 : 4}
        maxRows={oneLine ? 6 : 24}
        classNames={{ input: oneLine ? classes.titleInput : classes.textInput }}
        value={field.value}
        error={field.status === 'failed' && field.error}
        onChange={(event) => {
          const text = event.currentTarget.value;
          field.edit(oneLine ? text.replaceAll(/[\r\n]+/g, ' ') : text);
        }}
        onBlur={field.flush}
        onKeyDown={press}
      />
      <FieldTrouble field={field} />
    </>
  );
}

/** The title and the description of a task as they are written; only read where the role allows no more. */
export function TaskTexts({ task, edit }: { task: Task; edit: boolean }) {
  const { t } = useTexts();
  const form = useTaskForm(task);
  const title = useFormField(form, 'title');
  const description = useFormField(form, 'description');
  if (!edit) {
    return (
      <>
        <h2 className={classes.title}>{task.title}</h2>
        {task.description ? (
          <p className={classes.text}>{task.description}</p>
        ) : (
          <p className={classes.none}>{t('tasks.panel.noDescription')}</p>
        )}
      </>
    );
  }
  return (
    <div className={classes.texts}>
      <Written field={title} label={t('tasks.field.title')} oneLine />
      <Written
        field={description}
        label={t('tasks.field.description')}
        placeholder={t('tasks.panel.descriptionHint')}
      />
      <SaveState status={description.status ?? title.status} />
    </div>
  );
}
