import type { UseFormReturnType } from '@mantine/form';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { afterPress } from './after-press.ts';
import { fieldErrorText } from './field-error.ts';
import { judgedWith } from './judged-with.ts';

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
