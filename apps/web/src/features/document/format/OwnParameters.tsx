import { ActionIcon, Button, NativeSelect, NumberInput, Text, TextInput } from '@mantine/core';
import {
  fitsParameter,
  PARAMETER_NAMES,
  type ParameterName,
  PROFILE_PARAMETERS,
  resolveProfile,
} from '@pv/gost';
import { IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import { useRights } from '../../../editor/shell/DocumentContext.tsx';
import { useSettings } from '../../../editor/special/use-settings.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { currentProfile } from './candidates.ts';
import classes from './Format.module.css';
import { choiceWord, sourceWord } from './format-words.ts';

interface FieldProps {
  name: ParameterName;
  value: string | number;
  source: string;
  onChange: (value: string | number) => void;
}

/** One parameter: a number within its bounds, a choice or a line of words. */
function ParameterField({ name, value, source, onChange }: FieldProps) {
  const { t } = useTexts();
  const rights = useRights();
  const parameter = PROFILE_PARAMETERS[name];
  // what does not fit yet stays in the field while it is typed
  const [typed, setTyped] = useState<string | number | null>(null);
  const take = (given: string | number) => {
    if (given !== value && fitsParameter(name, given)) onChange(given);
  };
  const shared = {
    label: t(`formatting.parameter.${name}`),
    description: source,
    size: 'sm',
    disabled: !rights.edit,
  } as const;
  switch (parameter.kind) {
    case 'number': {
      const range = t('formatting.range', parameter);
      const { unit } = parameter;
      const bounds = unit === '' ? range : t(`formatting.unit.${unit}`, { value: range });
      return (
        <NumberInput
          {...shared}
          description={`${source} · ${bounds}`}
          value={typed ?? value}
          error={typed !== null && !fitsParameter(name, typed) && bounds}
          clampBehavior="none"
          min={parameter.min}
          max={parameter.max}
          step={name === 'lineSpacing' || name === 'indent' ? 0.5 : 1}
          decimalSeparator=","
          onChange={(given) => {
            setTyped(given);
            take(given);
          }}
          onBlur={() => setTyped(null)}
        />
      );
    }
    case 'choice':
      return (
        <NativeSelect
          {...shared}
          value={String(value)}
          data={parameter.values.map((one) => ({ value: one, label: choiceWord(one, t) }))}
          onChange={(event) => take(event.currentTarget.value)}
        />
      );
    case 'words':
      return (
        <TextInput
          {...shared}
          defaultValue={String(value)}
          key={String(value)}
          maxLength={parameter.most}
          onBlur={(event) => take(event.currentTarget.value.trim())}
        />
      );
  }
}

/** Every parameter of the document with its source; what the writer changes goes before the profile. */
export function OwnParameters() {
  const { t } = useTexts();
  const rights = useRights();
  const [settings, write] = useSettings();
  const { values, sources } = currentProfile(settings);
  const own = settings.profileOverrides ?? {};
  const usual = resolveProfile({ ...settings, profileOverrides: {} }).values;
  const isOwn = (name: ParameterName) =>
    name === 'numbering' ? values.numbering !== usual.numbering : name in own;
  const put = (name: ParameterName, value: string | number) => {
    if (name === 'numbering') write({ numbering: value === 'through' ? 'through' : 'section' });
    else write({ profileOverrides: { ...own, [name]: value } });
  };
  const reset = (name: ParameterName) => {
    if (name === 'numbering') return write({ numbering: usual.numbering });
    const { [name]: _, ...others } = own;
    write({ profileOverrides: Object.keys(others).length > 0 ? others : undefined });
  };
  return (
    <details className={classes.part}>
      <summary>{t('formatting.own')}</summary>
      <Text size="sm" c="dimmed">
        {t('formatting.ownHint')}
      </Text>
      <div className={classes.parameters}>
        {PARAMETER_NAMES.map((name) => (
          <div key={name} className={classes.parameter}>
            <ParameterField
              name={name}
              value={values[name]}
              source={isOwn(name) ? t('formatting.source.own') : sourceWord(sources[name], t)}
              onChange={(value) => put(name, value)}
            />
            {isOwn(name) && rights.edit && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('formatting.reset', { name: t(`formatting.parameter.${name}`) })}
                title={t('formatting.reset', { name: t(`formatting.parameter.${name}`) })}
                onClick={() => reset(name)}
              >
                <IconRestore size={18} />
              </ActionIcon>
            )}
          </div>
        ))}
      </div>
      {Object.keys(own).length > 0 && rights.edit && (
        <Button variant="subtle" onClick={() => write({ profileOverrides: undefined })}>
          {t('formatting.resetAll')}
        </Button>
      )}
    </details>
  );
}
