import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { PassportFields } from '@pv/contract';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import type { Autosave } from '../../platform/autosave/autosave.ts';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import type { TypedNumber } from '../../ui/form/shown-number.ts';
import { SaveState } from '../../ui/SaveState.tsx';
import { FieldTrouble, useFormField } from '../project/public.ts';
import classes from './Passport.module.css';
import { RowsField } from './RowsField.tsx';
import { remarkOn, spendingSum } from './remarks.ts';
import { CHOICES, type ChoiceName, type FieldKind, type FieldName, inputId } from './sections.ts';

interface PassportFieldProps {
  form: Autosave<PassportFields>;
  name: FieldName;
  kind: FieldKind;
  projectId: string;
  /** What the project says of it, offered while the field is empty. */
  proposal: PassportFields[FieldName] | undefined;
}

const isEmpty = (value: unknown) => value === null || value === '' || [value].flat().length === 0;

function useChoices(name: ChoiceName) {
  const { dynamic } = useTexts();
  const { codes, words } = CHOICES[name];
  return [
    { value: '', label: '—' },
    ...codes.map((code) => ({ value: code, label: dynamic(`passport.${words}.${code}`) })),
  ];
}

/** The input of a field, by how it is typed. */
function Input({ form, name, kind, projectId }: Omit<PassportFieldProps, 'proposal'>) {
  const { t } = useTexts();
  const field = useFormField(form, name);
  const choices = useChoices(kind === 'choice' ? (name as ChoiceName) : 'stage');
  // the kind of a field and the type of its value are told by the same table
  const edit = field.edit as (value: unknown) => void;
  const value = field.value as unknown;
  const input = {
    id: inputId(name),
    label: t(`passport.field.${name}`),
    // what is wrong is said under the field, once
    error: field.status === 'failed',
    onBlur: field.flush,
  };
  switch (kind) {
    case 'line':
      return (
        <TextInput
          {...input}
          value={String(value)}
          onChange={(event) => edit(event.currentTarget.value)}
        />
      );
    case 'text':
      return (
        <Textarea
          {...input}
          autosize
          minRows={2}
          maxRows={16}
          value={String(value)}
          onChange={(event) => edit(event.currentTarget.value)}
        />
      );
    case 'sum':
    case 'percent':
      return (
        <NumberField
          {...input}
          kind={kind}
          saidBeside
          value={value as TypedNumber}
          onChange={edit}
        />
      );
    case 'choice':
      return (
        <NativeSelect
          {...input}
          data={choices}
          value={(value as string | null) ?? ''}
          onChange={(event) => edit(event.currentTarget.value || null)}
        />
      );
    case 'day':
      return <DayInput {...input} value={value as string | null} onChange={edit} />;
    case 'rows':
      return (
        <RowsField
          form={form}
          name={name as 'revenue' | 'spending' | 'milestones'}
          projectId={projectId}
        />
      );
  }
}

/** A value in words, where another person has changed the same field. */
function Shown({ name, value }: { name: FieldName; value: unknown }): ReactNode {
  const { t, dynamic } = useTexts();
  if (isEmpty(value)) return t('projectPage.fieldEmpty');
  if (name in CHOICES) {
    return dynamic(`passport.${CHOICES[name as ChoiceName].words}.${String(value)}`);
  }
  if (!Array.isArray(value)) return String(value);
  return value.map((row: object) => Object.values(row).filter(Boolean).join(', ')).join('; ');
}

/** What does not fit the other fields; it is saved all the same. */
function Remark({ form, name }: Pick<PassportFieldProps, 'form' | 'name'>) {
  const { t, locale } = useTexts();
  // any field may make it right
  const { values, status } = useSyncExternalStore(form.subscribe, form.state);
  // of a value that is refused there is enough said
  const remark = status[name] === 'failed' ? null : remarkOn(name, values);
  const number = new Intl.NumberFormat(locale);
  const sum = number.format(spendingSum(values));
  const ask = number.format(values.ask_amount ?? 0);
  return (
    <div role="status">
      {remark && <p className={classes.remark}>{t(`passport.remark.${remark}`, { sum, ask })}</p>}
    </div>
  );
}

/** Fields that something is remarked on. */
const REMARKED: readonly FieldName[] = ['sam', 'som', 'spending'];

/** The beginning of a proposal. */
const SHOWN_LETTERS = 140;

/** A field that saves itself, with what the project says of it beside an empty one. */
export function PassportField(props: PassportFieldProps) {
  const { proposal, ...input } = props;
  const { form, name, kind } = input;
  const { t } = useTexts();
  const field = useFormField(form, name);
  const offered = isEmpty(field.value) && !isEmpty(proposal ?? null);
  const words = Array.isArray(proposal)
    ? proposal.map((row) => ('title' in row ? row.title : '')).join(', ')
    : String(proposal ?? '');
  const beginning = words.length > SHOWN_LETTERS ? `${words.slice(0, SHOWN_LETTERS)}…` : words;
  const label = t(`passport.field.${name}`);
  return (
    <div
      className={classes.field}
      data-wide={kind === 'text' || kind === 'rows' || name === 'slogan' || undefined}
    >
      <Input {...input} />
      {offered && (
        <p className={classes.proposal}>
          {t('passport.proposal', { text: beginning })}{' '}
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('passport.takeFor', { field: label })}
            onClick={() => {
              form.edit(name, proposal as PassportFields[FieldName]);
              field.flush();
            }}
          >
            {t('passport.take')}
          </Button>
        </p>
      )}
      {REMARKED.includes(name) && <Remark form={form} name={name} />}
      <FieldTrouble
        field={field}
        shown={field.theirs !== null && <Shown name={name} value={field.theirValue} />}
      />
      <div className={classes.state}>
        <SaveState status={field.status} />
      </div>
    </div>
  );
}
