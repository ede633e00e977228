import { Textarea } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { fieldErrorText } from '../../../ui/form/field.ts';
import { useProfileField } from '../hooks/ProfileFormContext.tsx';
import { FieldFrame, inputId } from './FieldFrame.tsx';

/** A field of several lines, as high as its text. */
export function AreaField({ name }: { name: 'additional' }) {
  const { t } = useTexts();
  const { value, error, edit, flush } = useProfileField(name);
  return (
    <FieldFrame name={name} wide>
      <Textarea
        id={inputId(name)}
        label={t(`profile.field.${name}`)}
        error={error ? fieldErrorText(t, error) : null}
        autosize
        minRows={3}
        maxRows={16}
        value={value}
        onBlur={flush}
        onChange={(event) => edit(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
