import { Button, Textarea, TextInput } from '@mantine/core';
import type { SourceField } from '@pv/gost';
import { sourceTexts } from '@pv/texts/sources';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { doubtOf, showField } from './field-values.ts';
import { fieldsOf, formKindOf } from './kind-fields.ts';
import classes from './SourceForm.module.css';
import { type SourceDraft, typeField, unsureFields } from './source-draft.ts';

interface FieldProps {
  field: SourceField;
  value: unknown;
  unsure: boolean;
  unused?: boolean;
  /** The first of the form: a dialog opens in it, and where one is open already it takes the focus itself. */
  first: boolean;
  focused: boolean;
  onType: (typed: string) => void;
}

/** One field. What is typed stays as it is typed, however it is understood. */
function Field({ field, value, unsure, unused, first, focused, onType }: FieldProps) {
  const { locale } = useTexts();
  const { fields, form } = sourceTexts(locale);
  const [typed, setTyped] = useState(() => showField(field, value));
  // nobody is hinted at in the middle of a word
  const [typing, setTyping] = useState(false);
  const type = (text: string) => {
    setTyping(true);
    setTyped(text);
    onType(text);
  };
  const doubt = typing ? null : doubtOf(field, typed);
  const names = field.input === 'names' ? form.names : undefined;
  const hint = doubt ? form[doubt] : names;
  const props = {
    label: fields[field.label],
    description: unsure ? form.unsure : unused ? form.unused : hint,
    value: typed,
    'data-autofocus': first || undefined,
    autoFocus: first && focused,
    onBlur: () => setTyping(false),
    className: unsure ? classes.unsure : undefined,
  };
  if (field.input === 'names' || field.name === 'title') {
    return (
      <Textarea
        autosize
        minRows={1}
        {...props}
        className={`${classes.wide} ${props.className ?? ''}`}
        onChange={(event) => type(event.currentTarget.value)}
      />
    );
  }
  const today = field.name === 'accessed' && typed === '';
  return (
    <TextInput
      {...props}
      inputMode={field.input === 'url' ? 'url' : 'text'}
      placeholder={field.input === 'date' ? form.date : undefined}
      rightSectionWidth={today ? 96 : undefined}
      rightSection={
        today && (
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => type(dayjs().format('DD.MM.YYYY'))}
          >
            {form.today}
          </Button>
        )
      }
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}

interface SourceFieldsProps {
  draft: SourceDraft;
  onDraft: (draft: SourceDraft) => void;
  /** The first field takes the focus. */
  focused: boolean;
}

/** The fields of the record's kind: those that matter first, the others behind a fold. */
export function SourceFields({ draft, onDraft, focused }: SourceFieldsProps) {
  const { locale } = useTexts();
  const { form } = sourceTexts(locale);
  const csl = draft.fields;
  const { first, rest, unused } = fieldsOf(draft.kind ?? formKindOf(csl), csl);
  const unsure = unsureFields(csl);
  const folded = [...rest, ...unused];
  const [opened, setOpened] = useState(folded.some(({ name }) => unsure.includes(name)));
  const filled = folded.filter(({ name }) => csl[name] !== undefined).length;
  const draw = (field: SourceField, at: number) => (
    <Field
      key={field.name}
      field={field}
      value={csl[field.name]}
      unsure={unsure.includes(field.name)}
      unused={unused.includes(field)}
      first={at === 0 && first[0] === field}
      focused={focused}
      onType={(typed) => onDraft(typeField(draft, field, typed))}
    />
  );
  return (
    <>
      <div className={classes.fields}>{first.map(draw)}</div>
      <details
        className={classes.fold}
        open={opened}
        onToggle={(event) => setOpened(event.currentTarget.open)}
      >
        <summary>{filled > 0 ? `${form.more} (${filled})` : form.more}</summary>
        {opened && <div className={classes.fields}>{folded.map(draw)}</div>}
      </details>
    </>
  );
}
