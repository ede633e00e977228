import { ActionIcon, Button, Input, Select, TextInput } from '@mantine/core';
import { LANGUAGE_LEVELS, type ProfileFields } from '@pv/contract';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useKeptFocus } from '../../../ui/focus.ts';
import { fieldErrorText } from '../../../ui/form/field.ts';
import { FieldFrame, useProfileField } from './FieldFrame.tsx';
import classes from './LanguagesField.module.css';

type Row = ProfileFields['languages'][number];

const MOST = 20;

/** What of the rows is sent. */
const named = (rows: readonly Row[]) => rows.filter(({ name }) => name.trim() !== '');

/** Languages with their levels. A row without a name stays on the screen and is not sent. */
export function LanguagesField() {
  const { t } = useTexts();
  const { value, error, edit, flush } = useProfileField('languages');
  const [rows, setRows] = useState<readonly Row[]>(value);
  /** The row that was added last; it takes the caret. */
  const [added, setAdded] = useState<Row | null>(null);
  const kept = useKeptFocus<HTMLDivElement>({ heir: '[data-add]' });
  // another window or the answer to a conflict has changed the languages
  if (JSON.stringify(named(rows)) !== JSON.stringify(named(value))) setRows(value);
  const levels = LANGUAGE_LEVELS.map((level) => ({
    value: level,
    label: level === 'native' ? t('profile.language.native') : level.toUpperCase(),
  }));

  function become(next: readonly Row[]) {
    setRows(next);
    edit(named(next));
  }
  function add() {
    const fresh: Row = { name: '', level: 'b1' };
    setRows([...rows, fresh]);
    setAdded(fresh);
  }
  const change = (at: number, part: Partial<Row>) =>
    become(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));

  return (
    <FieldFrame name="languages" wide>
      <Input.Wrapper
        label={t('profile.field.languages')}
        labelElement="div"
        error={error ? fieldErrorText(t, error) : null}
      >
        <div {...kept}>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own while it is typed
            <div key={at} className={classes.row}>
              <TextInput
                className={classes.name}
                aria-label={t('profile.language.name')}
                placeholder={t('profile.language.name')}
                value={row.name}
                autoFocus={row === added}
                onBlur={flush}
                onChange={(event) => change(at, { name: event.currentTarget.value })}
              />
              <Select
                className={classes.level}
                aria-label={t('profile.language.level')}
                allowDeselect={false}
                data={levels}
                value={row.level}
                onChange={(level) => {
                  const known = LANGUAGE_LEVELS.find((one) => one === level);
                  if (known) change(at, { level: known });
                }}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t('profile.language.remove', { name: row.name })}
                onClick={() => become(rows.filter((_, index) => index !== at))}
              >
                <IconTrash size={18} stroke={1.6} />
              </ActionIcon>
            </div>
          ))}
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            disabled={rows.length >= MOST}
            data-add
            onClick={add}
          >
            {t('profile.language.add')}
          </Button>
        </div>
      </Input.Wrapper>
    </FieldFrame>
  );
}
