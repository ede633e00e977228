import { Button, type InputWrapperProps, Select, Text, Textarea, TextInput } from '@mantine/core';
import {
  type ApplicationField,
  type ApplicationOffer,
  type ApplicationValue,
  amountOf,
  type FieldKind,
  lengthOf,
  limitState,
  SOFT_LIMIT,
  textFault,
} from '@pv/contract';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { Autosave } from '../../../platform/autosave/autosave.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { SaveState } from '../../../ui/SaveState.tsx';
import { FieldTrouble, useFormField } from '../../project/public.ts';
import classes from '../Application.module.css';
import { shownText, shownValue } from '../shown-value.ts';
import { TableField } from './TableField.tsx';
import { useLeft } from './use-left.ts';
import type { SectionValues } from './use-section-form.ts';

/** What is said of a field stands under it. */
const ORDER: InputWrapperProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error'];

/** A text that is asked to be this short is one line. */
const ONE_LINE = 300;

interface FieldInputProps {
  field: ApplicationField;
  form: Autosave<SectionValues>;
  readOnly: boolean;
  /** What the project tells instead of it now. */
  offer: ApplicationOffer | undefined;
  /** Told before every change. */
  onType: () => void;
  onTake: () => void;
}

/** How much is written beside what is asked for; up to a tenth more it only says so. */
function Counter({ length, limit }: { length: number; limit: number }) {
  const { t } = useTexts();
  const state = limitState(length, limit);
  return (
    <span className={classes.counter} data-state={state}>
      {t('applications.count', { length, limit })}
      <span aria-live="polite">
        {state === 'near' &&
          ` · ${t('applications.near', { most: Math.floor(limit * SOFT_LIMIT) })}`}
        {state === 'over' && ` · ${t('applications.overLimit')}`}
      </span>
    </span>
  );
}

/** The hint, and how much is written: what is said of the field to whoever is in it. */
function aboutOf({ hint, limit }: ApplicationField, value: ApplicationValue) {
  if (!hint && limit === null) return undefined;
  return (
    <span className={classes.about}>
      {hint && <span>{hint}</span>}
      {limit !== null && <Counter length={lengthOf(value)} limit={limit} />}
    </span>
  );
}

interface AnswerProps {
  field: ApplicationField;
  value: ApplicationValue;
  /** What is wrong with it; or that what was typed was not taken, which is said under the field. */
  error: ReactNode;
  readOnly: boolean;
  description: ReactNode;
  onEdit: (value: ApplicationValue) => void;
  onBlur: () => void;
}

/** The keys that a phone shows for a kind; texts of other kinds may have several lines. */
const KEYS: Readonly<Partial<Record<FieldKind, 'numeric' | 'decimal' | 'email' | 'url' | 'tel'>>> =
  { year: 'numeric', percent: 'decimal', email: 'email', link: 'url', phone: 'tel' };

function Answer({ field, value, onEdit, ...input }: AnswerProps) {
  const { t } = useTexts();
  const id = useId();
  const { title, kind, limit, required, options } = field;
  const given = { ...input, id, inputWrapperOrder: ORDER };
  const shared = { ...given, 'aria-required': required };
  const text = typeof value === 'string' ? value : '';
  if (kind === 'date') {
    return (
      <DayInput
        {...given}
        label={title}
        required={required}
        value={text || null}
        onChange={(day) => onEdit(day ?? '')}
        // what is no day stays as it was typed
        onUnread={onEdit}
      />
    );
  }
  if (kind === 'choice') {
    return (
      <Select
        {...shared}
        label={title}
        withAsterisk={required}
        placeholder={t('applications.noChoice')}
        data={options.map(({ code, title: name }) => ({ value: code, label: name }))}
        value={text || null}
        onChange={(code) => onEdit(code ?? '')}
      />
    );
  }
  if (kind === 'money') {
    return (
      <NumberField
        {...shared}
        kind="sum"
        saidBeside
        label={title}
        withAsterisk={required}
        value={amountOf(text) ?? (text || null)}
        onChange={(sum) => onEdit(String(sum ?? ''))}
      />
    );
  }
  const keys = KEYS[kind];
  if (keys) {
    return (
      <TextInput
        {...shared}
        label={title}
        withAsterisk={required}
        inputMode={keys}
        value={text}
        onChange={({ currentTarget }) => onEdit(currentTarget.value)}
      />
    );
  }
  return (
    <Textarea
      {...shared}
      label={title}
      withAsterisk={required}
      autosize
      minRows={limit !== null && limit <= ONE_LINE ? 1 : 3}
      value={text}
      onChange={({ currentTarget }) => onEdit(currentTarget.value)}
    />
  );
}

/** A question of the form: its answer, whether it is the project's, how long it is, where it is kept. */
export function FieldInput({ field, form, readOnly, offer, onType, onTake }: FieldInputProps) {
  const language = useTexts();
  const { t } = language;
  const aboutId = useId();
  const { title, kind, from_project: marked, columns, code, options, required } = field;
  const kept = useFormField(form, code);
  const value = kept.value ?? field.value;
  const about = aboutOf(field, value);
  const { theirValue } = kept;
  const fault = typeof value === 'string' ? textFault(kind, value, options) : null;
  const left = useLeft(fault && t(`applications.fault.${fault}`));
  function edit(next: ApplicationValue) {
    onType();
    left.type();
    kept.edit(next);
  }
  return (
    <div className={classes.field} data-field={code}>
      {kind === 'table' ? (
        <fieldset className={classes.fieldset} {...(about && { 'aria-describedby': aboutId })}>
          <legend>
            {title}
            {required && (
              <Text span c="red" aria-hidden="true">
                {' *'}
              </Text>
            )}
          </legend>
          <TableField
            columns={columns}
            rows={typeof value === 'string' ? [] : value}
            readOnly={readOnly}
            onChange={edit}
          />
          {about && <div id={aboutId}>{about}</div>}
        </fieldset>
      ) : (
        <Answer
          field={field}
          value={value}
          error={left.error ?? kept.status === 'failed'}
          readOnly={readOnly}
          description={about}
          onEdit={edit}
          onBlur={() => {
            left.leave();
            kept.flush();
          }}
        />
      )}
      <FieldTrouble
        field={kept}
        shown={
          theirValue !== undefined &&
          (shownValue({ kind, value: theirValue, options }, language) ||
            t('projectPage.fieldEmpty'))
        }
      />
      <div className={classes.under}>
        {marked && (
          <span className={classes.mark} title={t('applications.markNote')}>
            {t('applications.mark')}
          </span>
        )}
        {offer && !readOnly && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('applications.takeOf', { title })}
            title={shownText({ kind, text: offer.after }, language)}
            onClick={onTake}
          >
            {t('applications.take')}
          </Button>
        )}
        <SaveState status={kept.status} />
      </div>
    </div>
  );
}
