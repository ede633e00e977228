import type { UseFormReturnType } from '@mantine/form';
import type { PlainTextKey, Translate } from '@pv/texts';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { afterPress } from './press.ts';

type Plain = PlainTextKey & `fields.${string}`;

/** Names that the contract's schemas and the server give to what is wrong with a field. */
const KNOWN: Record<string, Plain> = {
  field_empty: 'fields.field_empty',
  'field_short:1': 'fields.field_empty',
  field_symbols: 'fields.field_symbols',
  name_wrong: 'fields.name_wrong',
  place_missing: 'fields.place_missing',
  email_invalid: 'fields.email_invalid',
  email_cyrillic: 'fields.email_cyrillic',
  email_domain: 'fields.email_domain',
  email_foreign: 'fields.email_foreign',
  email_taken: 'fields.email_taken',
  password_short: 'fields.password_short',
  password_long: 'fields.password_long',
  password_blank: 'fields.password_blank',
  password_same: 'fields.password_same',
  password_repeat: 'fields.password_repeat',
  password_wrong: 'fields.password_wrong',
  code_wrong: 'fields.code_wrong',
  code_incomplete: 'fields.code_incomplete',
  supervisor_code_wrong: 'fields.supervisor_code_wrong',
  own_code: 'fields.own_code',
  personal_code_wrong: 'fields.personal_code_wrong',
  date_wrong: 'fields.date_wrong',
  dates_reversed: 'fields.dates_reversed',
  bound_missing: 'fields.bound_missing',
  bounds_reversed: 'fields.bounds_reversed',
  days_over_year: 'fields.days_over_year',
  demands_two: 'fields.demands_two',
  choice_missing: 'fields.choice_missing',
  form_absent: 'fields.form_absent',
  source_site: 'fields.source_site',
  date_future: 'fields.date_future',
  field_url: 'fields.field_url',
  money_wrong: 'fields.money_wrong',
  sum_unread: 'fields.sum_unread',
  sum_negative: 'fields.sum_negative',
  sum_kopecks: 'fields.sum_kopecks',
  sum_large: 'fields.sum_large',
  inn_wrong: 'fields.inn_wrong',
  ogrn_wrong: 'fields.ogrn_wrong',
  percent_wrong: 'fields.percent_wrong',
  year_wrong: 'fields.year_wrong',
  title_short: 'fields.title_short',
  title_taken: 'fields.title_taken',
  birth_date_future: 'fields.birth_date_future',
  birth_date_old: 'fields.birth_date_old',
  birth_date_wrong: 'fields.birth_date_wrong',
  orcid_wrong: 'fields.orcid_wrong',
  scopus_id_wrong: 'fields.scopus_id_wrong',
  researcher_id_wrong: 'fields.researcher_id_wrong',
  rinc_id_wrong: 'fields.rinc_id_wrong',
  phone_wrong: 'fields.phone_wrong',
};

/** Names that carry a number, such as `field_long:300`. */
const COUNTED = /^(field_short|field_long):(\d+)$/;

/** What is wrong with a field, in words: those of its name, else «check this value». */
export function fieldErrorText(t: Translate, name: string): string {
  const [, counted, count] = COUNTED.exec(name) ?? [];
  if (counted && !KNOWN[name])
    return t(`fields.${counted as 'field_long'}`, { count: Number(count) });
  return t(KNOWN[name] ?? 'fields.field_wrong');
}

/**
 * Ties fields to a form whose errors are names: gives the props of an input with the error in words of
 * the language of the moment. A field that is left is judged after the click that it is left by, an empty
 * one not before somebody has typed in it; one that is wrong already with every change, so that it says so
 * until it is mended, be it by another field.
 */
export function useField<Values extends Record<string, unknown>>(form: UseFormReturnType<Values>) {
  const { t } = useTexts();
  const wrong = useRef<string[]>([]);
  // the form has taken the change, and the error of the field with it
  useLayoutEffect(() => {
    for (const field of wrong.current.splice(0)) form.validateField(field);
  });
  return (name: keyof Values & string) => {
    // a form takes a field for touched that only had the focus; what is typed touches it too
    const { error, onBlur, onChange, onFocus: _, ...props } = form.getInputProps(name);
    const leave = () => {
      // a field that took the focus by itself, and that nobody has typed in, asks for nothing yet
      if (form.getValues()[name] === '' && !form.isTouched(name)) return;
      afterPress(() => onBlur?.());
    };
    return {
      ...props,
      onChange(change: unknown) {
        wrong.current = judgedWith(name, form.errors);
        onChange(change);
      },
      onBlur: leave,
      error: typeof error === 'string' ? fieldErrorText(t, error) : null,
    };
  };
}

/**
 * What is typed in a dialog over what is `stored`, and outlives the dialog. Once that has changed it is
 * let go of: what somebody else has written meanwhile would be put back by it. `forget` ends it too.
 */
export function useTypedOver<T extends object>(stored: T) {
  const [typed, setTyped] = useState<{ value: T; over: string } | null>(null);
  const over = JSON.stringify(stored);
  return {
    value: typed?.over === over ? typed.value : stored,
    type: (value: T) => setTyped({ value, over }),
    forget: () => setTyped(null),
  };
}

/** The part of a zod schema that a form needs. */
interface Schema {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: readonly { message: string }[] };
  };
}

/** Makes a form's check of one value from a schema of the contract: the name of what is wrong, or null. */
export function check(schema: Schema): (value: unknown) => string | null {
  return (value) => {
    const { success, error } = schema.safeParse(value);
    return success ? null : (error?.issues[0]?.message ?? 'field_wrong');
  };
}

/** The name of what is wrong with a password typed again: nothing is typed, or another one; else null. */
export function checkRepeat(repeat: string, password: string): string | null {
  if (repeat === '') return 'field_empty';
  return repeat === password ? null : 'password_repeat';
}

/**
 * What is said of a text that is longer than `most` characters, null of one that fits. Such a text stays
 * in its field and is not sent: a limit of the field itself would cut what is pasted without a word.
 */
export function tooLong(t: Translate, text: string, most: number): string | null {
  return text.length > most ? fieldErrorText(t, `field_long:${most}`) : null;
}

/**
 * What stays in a form after its words were saved: letters typed meanwhile. Null where nothing was.
 * @param typed what stands in the form now
 * @param sent what was saved, without spaces around it
 */
export function leftAfter(typed: string, sent: string): string | null {
  const now = typed.trim();
  if (now === sent) return null;
  return now.startsWith(sent) ? now.slice(sent.length).trimStart() : typed;
}

/** What is wrong with one field and may be mended by another. */
const BY_ANOTHER: readonly unknown[] = ['password_repeat', 'password_same', 'dates_reversed'];

/** The wrong fields of a form that a change of one judges anew: itself, and those that it may mend. */
export function judgedWith(changed: string, errors: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(errors).filter(
    (field) => field === changed || BY_ANOTHER.includes(errors[field]),
  );
}
