import { Button, Select, Textarea, TextInput } from '@mantine/core';
import {
  type ApplicationField,
  type ApplicationOffer,
  type ApplicationValue,
  lengthOf,
  limitState,
  SOFT_LIMIT,
} from '@pv/contract';
import { useId } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { SaveState, type SaveStatus } from '../../../ui/SaveState.tsx';
import classes from '../Application.module.css';
import { TableField } from './TableField.tsx';

/** A text that is asked to be this short is one line. */
const ONE_LINE = 300;

export interface FieldInputProps {
  field: ApplicationField;
  value: ApplicationValue;
  error: string | undefined;
  status: SaveStatus | null;
  readOnly: boolean;
  /** What the project tells instead of it now. */
  offer: ApplicationOffer | undefined;
  onEdit: (value: ApplicationValue) => void;
  onLeave: () => void;
  onTake: () => void;
}

/** How much is written beside what is asked for; up to a tenth more it only says so. */
function Counter({ length, limit }: { length: number; limit: number }) {
  const { t } = useTexts();
  const state = limitState(length, limit);
  return (
    <span className={classes.counter} data-state={state}>
      {t('applications.count', { length, limit })}
      {state === 'near' && ` · ${t('applications.near', { most: Math.floor(limit * SOFT_LIMIT) })}`}
      {state === 'over' && ` · ${t('applications.overLimit')}`}
    </span>
  );
}

function Input({
  field,
  value,
  error,
  readOnly,
  onEdit,
  onLeave,
  id,
}: FieldInputProps & { id: string }) {
  const { t } = useTexts();
  const { title, kind, limit, required, options } = field;
  const shared = { id, 'aria-required': required, error, readOnly, onBlur: onLeave };
  const text = typeof value === 'string' ? value : '';
  if (kind === 'date') {
    const given = { id, readOnly, onBlur: onLeave, ...(error && { error }) };
    return (
      <DayInput
        {...given}
        label={title}
        value={text || null}
        onChange={(day) => onEdit(day ?? '')}
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
      <TextInput
        {...shared}
        label={title}
        withAsterisk={required}
        inputMode="numeric"
        value={text}
        onChange={({ currentTarget }) => onEdit(currentTarget.value.replaceAll(/[^\d]/g, ''))}
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
export function FieldInput(props: FieldInputProps) {
  const { field, value, status, readOnly, offer, onEdit, onTake } = props;
  const { t } = useTexts();
  const id = useId();
  const { title, hint, kind, limit, from_project: marked, columns, code } = field;
  return (
    <div className={classes.field} data-field={code}>
      {kind === 'table' ? (
        <fieldset className={classes.fieldset}>
          <legend>{title}</legend>
          <TableField
            columns={columns}
            rows={typeof value === 'string' ? [] : value}
            readOnly={readOnly}
            onChange={onEdit}
          />
        </fieldset>
      ) : (
        <Input {...props} id={id} />
      )}
      {hint && <p className={classes.dim}>{hint}</p>}
      <div className={classes.under}>
        {marked && (
          <span className={classes.mark} title={t('applications.markNote')}>
            {t('applications.mark')}
          </span>
        )}
        {limit !== null && <Counter length={lengthOf(value)} limit={limit} />}
        {offer && !readOnly && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('applications.takeOf', { title })}
            title={offer.after}
            onClick={onTake}
          >
            {t('applications.take')}
          </Button>
        )}
        <SaveState status={status} />
      </div>
    </div>
  );
}
