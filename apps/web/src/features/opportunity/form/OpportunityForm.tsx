import { Button, Checkbox, Select, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  contradictionsIn,
  DEFAULT_ZONE,
  dayIn,
  isContradiction,
  line,
  OPPORTUNITY_FIELDS,
  OPPORTUNITY_KINDS,
  type OpportunityContent,
  type OpportunityKind,
  type OpportunityLack,
  opportunityFields,
  opportunityLacks,
  stagesSum,
} from '@pv/contract';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { parseKept, useDraft } from '../../../platform/drafts.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { check, fieldErrorText, useField } from '../../../ui/form/field.ts';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { isUnread } from '../../../ui/form/parse-day.ts';
import { submitForm } from '../../../ui/form/submit-form.ts';
import classes from '../Opportunity.module.css';
import { useWords } from '../read/use-words.ts';
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
  'terms',
  'amount',
  'amount_note',
  'region',
  'requirements',
  'contact',
  'url',
  'source',
] as const;
const DAYS = ['starts_at', 'ends_at', 'deadline', 'checked_at'] as const;
const stageTitleFits = check(line(1, 300));

/** A draft without what is of orders alone where it is none. */
const ofItsKind = (draft: OpportunityDraft): OpportunityDraft =>
  draft.kind === 'rd_order' ? draft : { ...draft, terms: '', stages: [] };

const read = (day: string | null) => (isUnread(day) ? null : day);
const amountFits = check(opportunityFields.amount);
const readSum = (sum: number | null) => (amountFits(sum) ? null : sum);

/** A draft with the days and sums that can be read. */
const readable = (draft: OpportunityDraft): OpportunityDraft => ({
  ...draft,
  ...Object.fromEntries(DAYS.map((name) => [name, read(draft[name])])),
  amount: readSum(draft.amount),
  stages: draft.stages.map(({ title, until, amount }) => ({
    title,
    until: read(until),
    amount: readSum(amount),
  })),
});

/** The names of what is wrong, by the path of the field. */
function problemsIn(typed: OpportunityDraft): Record<string, string> {
  const draft = ofItsKind(typed);
  const found: (readonly [string, string | null])[] = [
    ...CHECKED.map((name) => [name, check(opportunityFields[name])(draft[name])] as const),
    ...DAYS.map((name) => [name, isUnread(draft[name]) ? 'date_wrong' : null] as const),
    ...draft.stages.flatMap(({ title, until, amount }, at) => [
      [`stages.${at}.title`, stageTitleFits(title)] as const,
      [`stages.${at}.until`, isUnread(until) ? 'date_wrong' : null] as const,
      [`stages.${at}.amount`, amountFits(amount)] as const,
    ]),
  ];
  const wrong = found.filter((one): one is readonly [string, string] => one[1] !== null);
  return { ...contradictionsIn(draft.kind, readable(draft)), ...Object.fromEntries(wrong) };
}

/** What is offered, to whom, for how much and until when. */
export function OpportunityForm(props: OpportunityFormProps) {
  const { initial, place, version, made, lacking, byPlatform, busy, failure, onSave } = props;
  const { t } = useTexts();
  const { roubles } = useWords();
  /** It was sent once, or was refused: what is wrong is said at once. */
  const [judged, setJudged] = useState(lacking ?? false);
  const kept = useDraft(place);
  const form = useForm<OpportunityDraft>({
    initialValues: { ...initial, ...parseKept(kept.read(), initial) },
    onValuesChange: (draft) => kept.keep(JSON.stringify({ ...draft, version })),
    validate: problemsIn,
  });
  const field = useField(form);
  const { values, setFieldValue } = form;
  const order = values.kind === 'rd_order';
  const told = readable(values);
  const lacks = opportunityLacks(values.kind, told, dayIn(new Date(), DEFAULT_ZONE));
  // a day that is over is wrong already; the rest may wait until it is published
  const lackOf = (...names: OpportunityLack[]) => {
    const lack = names.find((name) => lacks.includes(name));
    return lack && (lacking || lack === 'deadline_past') && t(`opportunities.lacks.${lack}`);
  };
  const problems = problemsIn(values);
  const sums = { sum: roubles(stagesSum(told)), budget: roubles(told.amount ?? 0) };
  const wrongText = (name: string) =>
    isContradiction(name) ? t(`opportunities.wrong.${name}`, sums) : fieldErrorText(t, name);
  /** Ties an input to its path, with what is wrong there: with a day at once, else once it was sent. */
  const at = (path: string, isDay = false) => {
    const name = problems[path];
    return { 'data-path': path, error: (judged || isDay) && name ? wrongText(name) : null };
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
  const dayField = (name: (typeof DAYS)[number]) => {
    const set = (next: string | null) => setFieldValue(name, next);
    return { ...at(name, true), value: values[name], onChange: set, onUnread: set };
  };
  return (
    <form
      ref={own}
      className={classes.form}
      onSubmit={(event) => {
        setJudged(true);
        submitForm(form, (draft) => onSave(ofItsKind(draft), kept.drop))(event);
      }}
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
          {...at('amount')}
          error={at('amount').error ?? lackOf('amount')}
          value={values.amount}
          // what is no sum is refused by the check of the form
          onChange={(next) => setFieldValue('amount', next as number | null)}
        />
        <TextInput
          label={t('opportunities.form.amountNote')}
          description={t(`opportunities.form.${order ? 'budgetNoteHint' : 'amountNoteHint'}`)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...field('amount_note')}
        />
      </div>
      {order && (
        <StagesField
          value={values.stages}
          onChange={(stages) => setFieldValue('stages', stages)}
          at={at}
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
          {...dayField('deadline')}
          error={lackOf('deadline_past') ?? (!byPlatform && lackOf('deadline'))}
        />
        <DayInput label={t('opportunities.form.starts')} {...dayField('starts_at')} />
        <DayInput label={t('opportunities.form.ends')} {...dayField('ends_at')} />
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
          <DayInput label={t('opportunities.form.checked')} {...dayField('checked_at')} />
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
