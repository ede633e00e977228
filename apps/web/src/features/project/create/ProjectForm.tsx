import {
  Button,
  Radio,
  Select,
  Switch,
  Text,
  Textarea,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { CREATING_ROLES, line, type ProjectType, ROLE_IDS, text } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useCategories, useRoleTitles } from '../../../platform/catalogues.ts';
import { useDraft } from '../../../platform/drafts.ts';
import { haveCome, useCome } from '../../../platform/query/use-come.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { check, useField } from '../../../ui/form/field.ts';
import { dayField, daysReversed, isUnread } from '../../../ui/form/parse-day.ts';
import { submitForm } from '../../../ui/form/submit-form.ts';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useRoadmapTemplates } from '../api.ts';
import { type CodeRefusal, useCodeCheck } from '../code/use-code-check.ts';
import { draftName, type ProjectDraft, parseProjectDraft } from './draft.ts';
import classes from './ProjectForm.module.css';
import { RoadmapPreview } from './RoadmapPreview.tsx';
import { asksSupervisor, supervisorCall, supervisorProblem } from './supervisor.ts';

/** A key of the texts of fields for each refusal: here it is told to somebody who wants his supervisor. */
const PROBLEM = {
  invite_code_wrong: 'supervisor_code_wrong',
  own_invite_code: 'own_code',
  // said where there is a team, and here is none yet
  already_member: 'supervisor_code_wrong',
} as const satisfies Record<CodeRefusal, string>;

/** Checks the supervisor's personal code with the server before there is a project. */
function useSupervisorCode(type: ProjectType) {
  const { ask, answerTo, checking } = useCodeCheck(type);

  /** What is wrong with what was typed, as far as the server could be asked; null for an address too. */
  async function problemOf(typed: string) {
    const call = supervisorCall(typed);
    if (!call || !('code' in call) || supervisorProblem(typed) !== null) return null;
    const refusal = await ask(call.code, call.role_id);
    return refusal ? PROBLEM[refusal] : null;
  }

  return {
    problemOf,
    checking,
    /** The server has said that this code would be taken. */
    fits: (typed: string) => answerTo(typed, ROLE_IDS.supervisor) === null,
  };
}

interface SupervisorFieldProps {
  field: TextInputProps;
  code: ReturnType<typeof useSupervisorCode>;
  /** The field is left: what stands there may be asked for. */
  onLeave: () => void;
}

/** The supervisor of a new project, by code or address; a code is checked when the field is left. */
function SupervisorField({ field, code, onLeave }: SupervisorFieldProps) {
  const { t } = useTexts();
  const said = code.checking
    ? t('projectPage.create.codeChecking')
    : code.fits(String(field.value ?? ''))
      ? t('projectPage.create.codeFits')
      : null;
  return (
    <div>
      <TextInput
        label={t('projectPage.create.supervisor')}
        description={t('projectPage.create.supervisorHint')}
        autoComplete="off"
        {...field}
        onBlur={(event) => {
          field.onBlur?.(event);
          onLeave();
        }}
      />
      <Text size="sm" c="dimmed" mt={4} role="status" aria-live="polite">
        {said}
      </Text>
    </div>
  );
}

const ANNOTATION_MAX = 5000;
const titleFits = check(line(3, 300));

const required = (value: string | null) => (value?.trim() ? null : 'field_empty');

/** What a new project of a kind is: title, category where there are any, roadmap, own role, term. */
export function ProjectForm(props: {
  type: ProjectType;
  busy: boolean;
  failure: string | null;
  onSubmit: (draft: ProjectDraft) => void;
}) {
  const { type } = props;
  const { t } = useTexts();
  const roleTitle = useRoleTitles(type);
  const categories = useCategories();
  const [sending, setSending] = useState(false);
  const categorised = type === 'nir';
  const kept = useDraft(draftName(type));
  const form = useForm<ProjectDraft>({
    initialValues: parseProjectDraft(type, kept.read()),
    onValuesChange: (draft) => kept.keep(JSON.stringify(draft)),
    validate: {
      annotation: check(text(ANNOTATION_MAX)),
      title: (value) =>
        required(value) ?? (value.trim().length < 3 ? 'title_short' : titleFits(value)),
      category_id: (value) => (categorised ? required(value) : null),
      supervisor: (value, { role }) =>
        asksSupervisor(type, role) ? supervisorProblem(value) : null,
      starts_at: (value) => (isUnread(value) ? 'date_wrong' : null),
      ends_at: (value, { starts_at }) => {
        if (isUnread(value)) return 'date_wrong';
        return daysReversed(starts_at, value) ? 'dates_reversed' : null;
      },
    },
  });
  const templates = useRoadmapTemplates(type, form.values.title);
  // a startup chooses among them at the top of the form
  const come = useCome(haveCome(templates));
  const field = useField(form);
  const code = useSupervisorCode(type);
  const roadmaps = templates.data?.templates ?? [];
  const roadmap = categorised
    ? roadmaps.find((one) => one.category_id === form.values.category_id)
    : (roadmaps.find(({ code }) => code === form.values.template_code) ?? roadmaps[0]);

  /** Marks the field where the server refuses the code, unless another one stands there by then. */
  async function judgeCode(typed: string): Promise<boolean> {
    const problem = await code.problemOf(typed);
    if (problem && form.getValues().supervisor === typed) {
      form.setFieldError('supervisor', problem);
    }
    return problem === null;
  }

  async function submit(draft: ProjectDraft) {
    if (sending) return;
    setSending(true);
    const taken = !asksSupervisor(type, draft.role) || (await judgeCode(draft.supervisor));
    setSending(false);
    if (taken) props.onSubmit(draft);
    else form.getInputNode('supervisor')?.focus();
  }

  if (!come) return <RowsSkeleton rows={5} />;
  return (
    <form className={classes.form} onSubmit={submitForm(form, submit)} noValidate>
      <TextInput label={t('projectPage.title')} withAsterisk autoFocus {...field('title')} />
      {categorised && (
        <Select
          label={t('projectPage.category')}
          data={categories.map(({ id, title }) => ({ value: id, label: title }))}
          withAsterisk
          searchable
          nothingFoundMessage={t('projectPage.list.notFound')}
          {...field('category_id')}
        />
      )}
      {type === 'article' ? (
        <Text c="dimmed">{t('projectPage.create.articleHint')}</Text>
      ) : (
        <Switch
          label={t('projectPage.create.template')}
          description={t('projectPage.create.templateHint')}
          {...form.getInputProps('template', { type: 'checkbox' })}
        />
      )}
      {form.values.template && !categorised && roadmaps.length > 1 && (
        <Radio.Group
          label={t('projectPage.create.templateWhich')}
          {...form.getInputProps('template_code')}
          value={roadmap?.code ?? ''}
        >
          <div className={classes.radios}>
            {roadmaps.map(({ code, title }) => (
              <Radio key={code} value={code} label={title} />
            ))}
          </div>
        </Radio.Group>
      )}
      {form.values.template && roadmap && roadmap.numeric.length > 0 && (
        <RoadmapPreview roadmap={roadmap} />
      )}
      <Radio.Group label={t('projectPage.create.role')} {...form.getInputProps('role')}>
        <div className={classes.radios}>
          {CREATING_ROLES[type].map((role) => (
            <Radio key={role} value={role} label={roleTitle(role)} />
          ))}
        </div>
      </Radio.Group>
      {asksSupervisor(type, form.values.role) && (
        <SupervisorField
          field={field('supervisor')}
          code={code}
          onLeave={() => void judgeCode(form.getValues().supervisor)}
        />
      )}
      <div className={classes.dates}>
        <DayInput label={t('projectPage.startsAt')} {...dayField(field('starts_at'))} />
        <DayInput label={t('projectPage.endsAt')} {...dayField(field('ends_at'))} />
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
      <Button type="submit" loading={props.busy || sending}>
        {t('projectPage.create.submit')}
      </Button>
    </form>
  );
}
