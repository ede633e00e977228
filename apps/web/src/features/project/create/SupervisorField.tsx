import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { useSupervisorCode } from './use-supervisor-code.ts';

interface SupervisorFieldProps {
  field: TextInputProps;
  code: ReturnType<typeof useSupervisorCode>;
  /** The field is left: what stands there may be asked for. */
  onLeave: () => void;
}

/** The supervisor of a new project, by code or address; a code is checked when the field is left. */
export function SupervisorField({ field, code, onLeave }: SupervisorFieldProps) {
  const { t } = useTexts();
  const said = code.checking
    ? t('projectPage.create.codeChecking')
    : code.fits(String(field.value ?? ''))
      ? t('projectPage.create.codeFits')
      : null;
  return (
    <div>
      <TextInput
        label={t('projectPage.create.supervisor')}
        description={t('projectPage.create.supervisorHint')}
        autoComplete="off"
        {...field}
        onBlur={(event) => {
          field.onBlur?.(event);
          onLeave();
        }}
      />
      <Text size="sm" c="dimmed" mt={4} role="status" aria-live="polite">
        {said}
      </Text>
    </div>
  );
}
