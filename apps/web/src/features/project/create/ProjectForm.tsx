import { Button, List, Radio, Select, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { line, text } from '@pv/contract';
import { useDraft } from '../../../app/drafts/use-draft.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { check } from '../../../ui/form/check.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { submitForm } from '../../../ui/form/submit-form.ts';
import { useField } from '../../../ui/form/use-field.ts';
import { useCategories } from '../api/use-categories.ts';
import { PROJECT_DRAFT, type ProjectDraft, parseProjectDraft } from './draft.ts';
import classes from './ProjectForm.module.css';

const ANNOTATION_MAX = 5000;
const fits = check(line(3, 300));

const required = (value: string | null) => (value?.trim() ? null : 'field_empty');

/** What a new project is: title, category with its roadmap, own role, term. */
export function ProjectForm(props: {
  busy: boolean;
  failure: string | null;
  onSubmit: (draft: ProjectDraft) => void;
}) {
  const { t } = useTexts();
  const categories = useCategories();
  const kept = useDraft(PROJECT_DRAFT);
  const form = useForm<ProjectDraft>({
    initialValues: parseProjectDraft(kept.read()),
    onValuesChange: (draft) => kept.keep(JSON.stringify(draft)),
    validate: {
      annotation: check(text(ANNOTATION_MAX)),
      title: (value) => required(value) ?? (value.trim().length < 3 ? 'title_short' : fits(value)),
      category_id: required,
      ends_at: (value, { starts_at }) =>
        value && starts_at && value < starts_at ? 'dates_reversed' : null,
    },
  });
  const field = useField(form);
  const day = (name: 'starts_at' | 'ends_at') => ({
    ...field(name),
    value: form.values[name] || null,
    onChange: (value: string | null) => form.setFieldValue(name, value ?? ''),
  });
  const all = categories.data?.categories ?? [];
  const template = all.find((category) => category.id === form.values.category_id)?.template ?? [];

  return (
    <form className={classes.form} onSubmit={submitForm(form, props.onSubmit)} noValidate>
      <TextInput label={t('projectPage.title')} withAsterisk autoFocus {...field('title')} />
      <Select
        label={t('projectPage.category')}
        data={all.map(({ id, title }) => ({ value: id, label: title }))}
        withAsterisk
        searchable
        nothingFoundMessage={t('projectPage.list.notFound')}
        {...field('category_id')}
      />
      <Switch
        label={t('projectPage.create.template')}
        description={t('projectPage.create.templateHint')}
        {...form.getInputProps('template', { type: 'checkbox' })}
      />
      {form.values.template && template.length > 0 && (
        <List type="ordered" className={classes.template} aria-label={t('projectPage.roadmap')}>
          {template.map((stage) => (
            <List.Item key={stage}>{stage}</List.Item>
          ))}
        </List>
      )}
      <Radio.Group label={t('projectPage.create.role')} {...form.getInputProps('role')}>
        <div className={classes.radios}>
          <Radio value="researcher" label={t('roles.researcher')} />
          <Radio value="supervisor" label={t('roles.supervisor')} />
        </div>
      </Radio.Group>
      <div className={classes.dates}>
        <DayInput label={t('projectPage.startsAt')} {...day('starts_at')} />
        <DayInput label={t('projectPage.endsAt')} {...day('ends_at')} />
      </div>
      <Textarea
        label={t('projectPage.annotation')}
        autosize
        minRows={3}
        maxRows={12}
        {...field('annotation')}
      />
      {props.failure && (
        <Text c="red" role="alert">
          {props.failure}
        </Text>
      )}
      <Button type="submit" loading={props.busy}>
        {t('projectPage.create.submit')}
      </Button>
    </form>
  );
}
