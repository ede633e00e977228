import { Autocomplete, type OptionsFilter, TextInput } from '@mantine/core';
import { type ProfileFields, REQUIRED_PROFILE_FIELDS } from '@pv/contract';
import type { PlainTextKey } from '@pv/texts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { fieldErrorText } from '../../../ui/form/field.ts';
import { FieldFrame, inputId, useProfileField } from './FieldFrame.tsx';

/** Fields that are one line of text. */
export type LineName = {
  [K in keyof ProfileFields]: ProfileFields[K] extends string ? K : never;
}[keyof ProfileFields];

export interface LineFieldProps {
  name: LineName;
  hint?: PlainTextKey;
  /** Offered while typing; anything else may be typed too. */
  suggestions?: readonly string[];
  autoComplete?: string;
  inputMode?: 'text' | 'tel' | 'numeric';
  disabled?: boolean;
}

/** What begins with the typed text stands before what only holds it: «каз» finds Казань first. */
const firstByBeginning: OptionsFilter = ({ options, search, limit }) => {
  const typed = search.trim().toLowerCase();
  const at = (option: (typeof options)[number]) =>
    'label' in option ? option.label.toLowerCase().indexOf(typed) : -1;
  return options
    .filter((option) => at(option) >= 0)
    .sort((a, b) => Number(at(a) > 0) - Number(at(b) > 0))
    .slice(0, limit);
};

/** A one-line field of the profile. */
export function LineField({ name, hint, suggestions, ...rest }: LineFieldProps) {
  const { t } = useTexts();
  const { value, error, edit, flush, tidy } = useProfileField(name);
  const { value: workPlace } = useProfileField('work_place');
  // either of the two tells where a person studies or works
  const instead = name === 'institution' && workPlace.trim() !== '';
  const props = {
    id: inputId(name),
    label: t(`profile.field.${name}`),
    description: hint ? t(hint) : null,
    error: error ? fieldErrorText(t, error) : null,
    required: !instead && REQUIRED_PROFILE_FIELDS.some((required) => required === name),
    value,
    onBlur() {
      tidy();
      flush();
    },
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input')[],
    ...rest,
  };
  return (
    <FieldFrame name={name}>
      {suggestions ? (
        <Autocomplete
          {...props}
          data={[...suggestions]}
          filter={firstByBeginning}
          limit={8}
          onChange={edit}
        />
      ) : (
        <TextInput {...props} onChange={(event) => edit(event.currentTarget.value)} />
      )}
    </FieldFrame>
  );
}
