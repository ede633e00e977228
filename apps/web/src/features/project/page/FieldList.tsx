import { ActionIcon, Button } from '@mantine/core';
import { type DynamicField, type Project, projectEndpoints } from '@pv/contract';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useAddField } from '../api/use-project-changes.ts';
import type { FieldMode } from '../fields/field-mode.ts';
import { blockForms } from '../fields/forms.ts';
import { SavedText } from '../fields/SavedText.tsx';
import { useFormField } from '../fields/use-form-field.ts';
import { useKeptForm } from '../fields/use-kept-form.ts';
import classes from './FieldList.module.css';
import { TitleForm } from './TitleForm.tsx';
import { useRemoveField } from './use-remove-field.ts';

type ListName = 'taskFields' | 'infoFields';

interface FieldProps {
  project: Project;
  list: ListName;
  field: DynamicField;
  mode: FieldMode;
  approved: boolean;
}

function useBlockText({ project, list, field }: FieldProps) {
  const params = { id: project.id, fieldId: field.id };
  const form = useKeptForm({
    keeper: blockForms,
    id: field.id,
    fields: { content: field.content },
    version: field.version,
    rules: projectEndpoints[list].change.body.shape,
    send: (call, changes, version) =>
      call(projectEndpoints[list].change, { params, body: { ...changes, version } }),
    read: async (call) => {
      const { fields } = await call(projectEndpoints[list].list, { params: { id: project.id } });
      const newest = fields.find(({ id }) => id === field.id) ?? field;
      return { fields: { content: newest.content }, version: newest.version };
    },
  });
  return useFormField(form, 'content');
}

function Field(props: FieldProps) {
  const { project, list, field, mode, approved } = props;
  const { t } = useTexts();
  const text = useBlockText(props);
  const remove = useRemoveField(project, list);
  const [asked, setAsked] = useState(false);
  const drop = () => remove(field, text.value, () => setAsked(false));
  return (
    <>
      <SavedText
        label={field.title}
        field={text}
        mode={mode}
        approved={approved}
        empty={t('projectPage.fieldEmpty')}
      >
        {project.can.edit_task && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={`${t('projectPage.remove')}: ${field.title}`}
            onClick={() => (approved ? setAsked(true) : drop())}
          >
            <IconTrash size={16} stroke={1.8} aria-hidden="true" />
          </ActionIcon>
        )}
      </SavedText>
      <ConfirmDialog
        opened={asked}
        title={t('projectPage.removeTitle', { title: field.title })}
        confirm={t('projectPage.remove')}
        destructive
        onConfirm={drop}
        onClose={() => setAsked(false)}
      >
        {t('projectPage.reopen.text')}
      </ConfirmDialog>
    </>
  );
}

/** The texts of the assignment, or of the extended information, and the way to add one. */
export function FieldList(props: Omit<FieldProps, 'field'> & { fields: readonly DynamicField[] }) {
  const { project, list, fields, mode, approved } = props;
  const { t } = useTexts();
  const add = useAddField(list);
  const [title, setTitle] = useState<string | null>(null);
  const name = list === 'taskFields' ? t('projectPage.task') : t('projectPage.info');
  const first = list === 'taskFields' ? t('projectPage.firstTask') : t('projectPage.firstInfo');

  function addOne(title: string) {
    add.mutate(
      { params: { id: project.id }, body: { title } },
      { onSuccess: () => setTitle(null) },
    );
  }

  return (
    <div className={classes.list}>
      <h4 className={classes.heading}>{name}</h4>
      {fields.length === 0 && !project.can.edit_task && (
        <p className={classes.none}>{t('projectPage.fieldEmpty')}</p>
      )}
      {fields.map((field) => (
        <Field
          key={field.id}
          project={project}
          list={list}
          field={field}
          mode={mode}
          approved={approved}
        />
      ))}
      {project.can.edit_task && title === null && (
        <Button
          className={classes.add}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => setTitle(fields.length === 0 ? first : '')}
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
