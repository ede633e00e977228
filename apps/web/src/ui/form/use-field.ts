import type { UseFormReturnType } from '@mantine/form';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { afterPress } from './after-press.ts';
import { fieldErrorText } from './field-error.ts';

/**
 * Ties fields to a form whose errors are names: gives the props of an input with the error in words of
 * the language of the moment. A field that is left is judged after the click that it is left by.
 */
export function useField<Values extends Record<string, unknown>>(form: UseFormReturnType<Values>) {
  const { t } = useTexts();
  return (name: keyof Values & string) => {
    const { error, onBlur, ...props } = form.getInputProps(name);
    const leave = () => afterPress(() => onBlur?.());
    return {
      ...props,
      onBlur: leave,
      error: typeof error === 'string' ? fieldErrorText(t, error) : null,
    };
  };
}
