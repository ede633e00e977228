import { Button } from '@mantine/core';
import type { DynamicField, Project } from '@pv/contract';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useAddField, useChangeField, useRemoveField } from '../api/use-project-changes.ts';
import { EditableText } from './EditableText.tsx';
import classes from './FieldList.module.css';
import { TitleForm } from './TitleForm.tsx';

type ListName = 'taskFields' | 'infoFields';

function Field(props: { project: Project; list: ListName; field: DynamicField }) {
  const { project, list, field } = props;
  const { t } = useTexts();
  const change = useChangeField(list);
  const remove = useRemoveField(list);
  const params = { id: project.id, fieldId: field.id };
  const [asked, setAsked] = useState(false);
  const drop = () => remove.mutate({ params }, { onSettled: () => setAsked(false) });
  return (
    <div className={classes.field}>
      <EditableText
        label={field.title}
        value={field.content}
        empty={t('projectPage.fieldEmpty')}
        editable={project.can.edit_task}
        approved={project.status.startsWith('approved')}
        maxLength={50_000}
        busy={change.isPending}
        onSave={(content) =>
          change.mutateAsync({ params, body: { content, version: field.version } })
        }
      />
      {project.can.edit_task && (
        <Button
          variant="subtle"
          size="compact-sm"
          color="red"
          loading={remove.isPending}
          aria-label={`${t('projectPage.remove')}: ${field.title}`}
          onClick={() => (field.content ? setAsked(true) : drop())}
        >
          {t('projectPage.remove')}
        </Button>
      )}
      <ConfirmDialog
        opened={asked}
        title={t('projectPage.removeTitle', { title: field.title })}
        confirm={t('projectPage.remove')}
        destructive
        busy={remove.isPending}
        onConfirm={drop}
        onClose={() => setAsked(false)}
      >
        {t('projectPage.removeText')}
      </ConfirmDialog>
    </div>
  );
}

/** The texts of the assignment, or of the extended information, and the way to add one. */
export function FieldList(props: { project: Project; list: ListName; fields: DynamicField[] }) {
  const { project, list, fields } = props;
  const { t } = useTexts();
  const add = useAddField(list);
  const [title, setTitle] = useState<string | null>(null);
  const name = list === 'taskFields' ? t('projectPage.task') : t('projectPage.info');

  function addOne(title: string) {
    add.mutate(
      { params: { id: project.id }, body: { title } },
      { onSuccess: () => setTitle(null) },
    );
  }

  return (
    <div className={classes.list}>
      <h3 className={classes.heading}>{name}</h3>
      {fields.map((field) => (
        <Field key={field.id} project={project} list={list} field={field} />
      ))}
      {project.can.edit_task && title === null && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} stroke={1.8} aria-hidden="true" />}
          onClick={() => setTitle(fields.length === 0 ? t('projectPage.firstField') : '')}
        >
          {t('projectPage.addField')}
        </Button>
      )}
      {title !== null && (
        <TitleForm
          label={t('projectPage.fieldTitle')}
          title={title}
          maxLength={200}
          busy={add.isPending}
          onTitle={setTitle}
          onAdd={addOne}
        />
      )}
    </div>
  );
}
