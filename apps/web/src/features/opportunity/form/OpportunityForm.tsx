import { Button, Checkbox, Select, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  DEFAULT_ZONE,
  dayIn,
  line,
  OPPORTUNITY_FIELDS,
  OPPORTUNITY_KINDS,
  type OpportunityContent,
  type OpportunityKind,
  type OpportunityLack,
  opportunityFields,
  opportunityLacks,
} from '@pv/contract';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { parseKept, useDraft } from '../../../platform/drafts.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { check, fieldErrorText, useField } from '../../../ui/form/field.ts';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { submitForm } from '../../../ui/form/submit-form.ts';
import classes from '../Opportunity.module.css';
import { StagesField } from './StagesField.tsx';

/** What is typed of an opportunity; the kind stays once it is made. */
export type OpportunityDraft = OpportunityContent & { kind: OpportunityKind };

interface OpportunityFormProps {
  initial: OpportunityDraft;
  /** Under which name what is being written is kept on this device. */
  place: string;
  /** The version that it was begun from, kept with it. */
  version?: number;
  /** It is there already: its kind stays. */
  made: boolean;
  /** Publishing was refused: the fields say at once what lacks for it. */
  lacking?: boolean;
  /** It came with the product: it has a source and a day of checking. */
  byPlatform: boolean;
  busy: boolean;
  failure: string | null;
  /** Gives what to do once it is saved, for what was typed is kept until then. */
  onSave: (draft: OpportunityDraft, done: () => void) => void;
}

const CHECKED = [
  'title',
  'organisation',
  'text',
  'requirements',
  'url',
  'terms',
  'amount',
] as const;
const fits = Object.fromEntries(
  CHECKED.map((name) => [name, (value: unknown) => check(opportunityFields[name])(value)]),
);

/** A stage that says when or how much has to say what; one that says nothing is none. */
function checkStageTitle(title: string, { stages }: OpportunityDraft, path: string) {
  const stage = stages[Number(path.split('.')[1])];
  const told = stage && (stage.until !== null || stage.amount !== null);
  return title.trim() === '' && !told ? null : check(line(1, 300))(title);
}

/** Stages of which nothing is told are no stages. */
const whole = (draft: OpportunityDraft): OpportunityDraft => ({
  ...draft,
  stages: draft.stages.filter(({ title }) => title.trim() !== ''),
});

/** What is offered, to whom, for how much and until when. */
export function OpportunityForm(props: OpportunityFormProps) {
  const { initial, place, version, made, lacking, byPlatform, busy, failure, onSave } = props;
  const { t } = useTexts();
  const kept = useDraft(place);
  const form = useForm<OpportunityDraft>({
    initialValues: { ...initial, ...parseKept(kept.read(), initial) },
    onValuesChange: (draft) => kept.keep(JSON.stringify({ ...draft, version })),
    validate: {
      ...fits,
      stages: { title: checkStageTitle, amount: check(opportunityFields.amount) },
    },
  });
  const field = useField(form);
  const { values, setFieldValue } = form;
  const order = values.kind === 'rd_order';
  const lacks = opportunityLacks(values.kind, values, dayIn(new Date(), DEFAULT_ZONE));
  // a day that is over is wrong already; the rest may wait until it is published
  const lackOf = (...names: OpportunityLack[]) => {
    const lack = names.find((name) => lacks.includes(name));
    return lack && (lacking || lack === 'deadline_past') && t(`opportunities.lacks.${lack}`);
  };
  const own = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (lacking) own.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [lacking]);
  const typed = (name: 'text' | 'requirements' | 'terms') => {
    const { error, ...props } = field(name);
    return { ...props, error: error ?? (name !== 'requirements' && lackOf(name)) };
  };
  const area = (name: 'text' | 'requirements' | 'terms', hint?: string) => (
    <Textarea
      label={t(`opportunities.form.${name}`)}
      {...(hint && { description: hint })}
      autosize
      minRows={name === 'requirements' ? 2 : 4}
      maxRows={16}
      {...typed(name)}
    />
  );
  const day = (name: 'starts_at' | 'ends_at' | 'deadline' | 'checked_at', label: string) => (
    <DayInput label={label} value={values[name]} onChange={(next) => setFieldValue(name, next)} />
  );
  return (
    <form
      ref={own}
      className={classes.form}
      onSubmit={submitForm(form, (draft) => onSave(whole(draft), kept.drop))}
      noValidate
    >
      {!made && (
        <Select
          label={t('opportunities.form.kind')}
          data={OPPORTUNITY_KINDS.map((value) => ({
            value,
            label: t(`opportunityList.one.${value}`),
          }))}
          allowDeselect={false}
          value={values.kind}
          onChange={(kind) => kind && setFieldValue('kind', kind as OpportunityKind)}
        />
      )}
      <TextInput label={t('opportunities.form.title')} withAsterisk {...field('title')} />
      <TextInput
        label={t('opportunities.form.organisation')}
        withAsterisk
        {...field('organisation')}
      />
      {area('text')}
      {order && area('terms', t('opportunities.form.termsHint'))}
      <div className={classes.pair}>
        <NumberField
          kind="sum"
          label={t(order ? 'opportunities.form.budget' : 'opportunities.form.amount')}
          {...field('amount')}
          value={values.amount}
          error={lackOf('amount')}
        />
        <TextInput
          label={t('opportunities.form.amountNote')}
          description={t('opportunities.form.amountNoteHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...field('amount_note')}
        />
      </div>
      {order && (
        <StagesField
          value={values.stages}
          onChange={(stages) => setFieldValue('stages', stages)}
          onRemove={(at) => form.removeListItem('stages', at)}
          titleProps={(at) => {
            const { error, ...title } = form.getInputProps(`stages.${at}.title`);
            return { ...title, error: typeof error === 'string' && fieldErrorText(t, error) };
          }}
        />
      )}
      <div className={classes.pair}>
        <Select
          label={t('opportunities.form.field')}
          data={OPPORTUNITY_FIELDS.map((value) => ({
            value,
            label: t(`opportunityList.fields.${value}`),
          }))}
          allowDeselect={false}
          value={values.field}
          onChange={(next) => next && setFieldValue('field', next as OpportunityContent['field'])}
        />
        <TextInput label={t('opportunities.form.region')} {...field('region')} />
      </div>
      <Checkbox
        label={t('opportunities.form.remote')}
        {...form.getInputProps('remote', { type: 'checkbox' })}
      />
      <div className={classes.pair}>
        <DayInput
          label={t('opportunities.form.deadline')}
          description={t('opportunities.form.deadlineHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={lackOf('deadline_past') ?? (!byPlatform && lackOf('deadline'))}
          value={values.deadline}
          onChange={(next) => setFieldValue('deadline', next)}
        />
        {day('starts_at', t('opportunities.form.starts'))}
        {day('ends_at', t('opportunities.form.ends'))}
      </div>
      {area('requirements')}
      <TextInput
        label={t('opportunities.form.contact')}
        description={t('opportunities.form.contactHint')}
        {...field('contact')}
      />
      <TextInput label={t('opportunities.form.url')} {...field('url')} />
      {byPlatform && (
        <div className={classes.pair}>
          <TextInput label={t('opportunities.form.source')} {...field('source')} />
          {day('checked_at', t('opportunities.form.checked'))}
        </div>
      )}
      {failure && (
        <Text c="red" role="alert">
          {failure}
        </Text>
      )}
      <div>
        <Button type="submit" loading={busy}>
          {t(made ? 'opportunities.form.save' : 'opportunities.form.saveDraft')}
        </Button>
      </div>
    </form>
  );
}
