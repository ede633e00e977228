import { TextInput, type TextInputProps } from '@mantine/core';
import { misreadOf, NUMBER_READERS, type NumberKind } from '@pv/contract';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { fieldErrorText } from './field.ts';
import { shownNumber, type TypedNumber } from './shown-number.ts';

interface NumberFieldProps
  extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'onKeyDown' | 'inputMode'> {
  kind: NumberKind;
  value: TypedNumber;
  /**
   * Takes the number while it is typed, and what was typed and is no number once the field is left, so that
   * its owner knows that the field is wrong and keeps the text.
   */
  onChange: (value: TypedNumber) => void;
  /** Its owner says what is wrong with such a text: the field only marks itself. */
  saidBeside?: boolean;
}

/**
 * A number that is typed as people write it, «1,5 млн» and «12,5 %» too, and shown grouped once the field is
 * left. What is no number stays as it was typed, with the error under it: nothing is guessed.
 */
export function NumberField(props: NumberFieldProps) {
  const { kind, value, onChange, saidBeside, error, onBlur, ...input } = props;
  const { t, locale } = useTexts();
  /** What stands in the field while it is typed. */
  const [typed, setTyped] = useState<string | null>(null);
  /** What its owner had before that. */
  const before = useRef(value);
  const wrong = typed === null ? misreadOf(kind, value) : null;
  const said = saidBeside ? true : wrong && fieldErrorText(t, wrong);

  function give(next: TypedNumber) {
    if (next !== value) onChange(next);
  }

  function type(next: string) {
    if (typed === null) before.current = value;
    setTyped(next);
    const read = NUMBER_READERS[kind](next);
    // the beginning of what turns out to be no number is none either
    give(read.wrong ? before.current : read.value);
  }

  function leave() {
    if (typed === null) return;
    setTyped(null);
    if (NUMBER_READERS[kind](typed).wrong) give(typed.trim());
  }
  // a dialog that is closed by Escape and a page that is left take the field away without leaving it
  const unmount = useRef(leave);
  useEffect(() => {
    unmount.current = leave;
  });
  useEffect(() => () => unmount.current(), []);

  function press({ key }: KeyboardEvent) {
    // a form that is sent by Enter is not sent without what stands in the field
    if (key === 'Enter') leave();
  }

  return (
    <TextInput
      {...input}
      error={wrong ? said : error}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shownNumber(kind, value, locale)}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={press}
      onBlur={(event) => {
        leave();
        onBlur?.(event);
      }}
    />
  );
}
