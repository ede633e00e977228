import { TagsInput } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { fieldErrorText } from '../../../ui/form/field.ts';
import { useProfileField } from '../hooks/ProfileFormContext.tsx';
import { FieldFrame, inputId } from './FieldFrame.tsx';

const MOST = 30;

/** A field of up to thirty short entries. */
export function TagsField({ name }: { name: 'interests' | 'skills' | 'stack' }) {
  const { t } = useTexts();
  const { value, error, edit, flush } = useProfileField(name);
  return (
    <FieldFrame name={name} wide>
      <TagsInput
        id={inputId(name)}
        label={t(`profile.field.${name}`)}
        error={error ? fieldErrorText(t, error) : null}
        {...(value.length === 0 && { placeholder: t('profile.hint.tags') })}
        maxTags={MOST}
        splitChars={[',', ';']}
        acceptValueOnBlur
        value={value}
        onBlur={flush}
        onChange={edit}
      />
    </FieldFrame>
  );
}
