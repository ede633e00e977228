import type { UseFormReturnType } from '@mantine/form';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { fieldErrorText } from './field-error.ts';

/**
 * Ties fields to a form whose errors are names: gives the props of an input with the error in words of
 * the language of the moment.
 */
export function useField<Values extends Record<string, unknown>>(form: UseFormReturnType<Values>) {
  const { t } = useTexts();
  return (name: keyof Values & string) => {
    const { error, ...props } = form.getInputProps(name);
    return { ...props, error: typeof error === 'string' ? fieldErrorText(t, error) : null };
  };
}
