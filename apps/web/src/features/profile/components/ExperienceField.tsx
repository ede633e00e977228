import { Text } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { RichField } from '../../../platform/rich-text/RichField.tsx';
import { fieldErrorText } from '../../../ui/form/field.ts';
import { useProfileField } from '../hooks/ProfileFormContext.tsx';
import classes from './FieldFrame.module.css';
import { FieldFrame } from './FieldFrame.tsx';

/** Work and projects as a text with lists, links and tables. */
export function ExperienceField() {
  const { t } = useTexts();
  const { value, error, edit, flush } = useProfileField('experience');
  const label = t('profile.field.experience');
  return (
    <FieldFrame name="experience" wide>
      <div className={classes.label}>{label}</div>
      <RichField
        label={label}
        value={value}
        placeholder={t('profile.hint.experience')}
        wrong={error !== undefined}
        onChange={edit}
        onLeave={flush}
        onSave={flush}
      />
      {error && (
        <Text c="red" size="sm" mt={4} role="alert">
          {fieldErrorText(t, error)}
        </Text>
      )}
    </FieldFrame>
  );
}
