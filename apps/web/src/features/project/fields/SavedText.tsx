import { Button, Text, Textarea } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { SaveState } from '../../../ui/SaveState.tsx';
import { FieldHead } from './FieldHead.tsx';
import classes from './Fields.module.css';
import { FieldTrouble } from './FieldTrouble.tsx';
import type { FieldMode } from './field-mode.ts';
import { LongText } from './LongText.tsx';
import type { FormField } from './use-form-field.ts';
import { useWriting } from './use-writing.tsx';

export interface SavedTextProps {
  label: string;
  field: FormField<string>;
  mode: FieldMode;
  /** What to say where nothing is written yet. */
  empty: string;
  /** The section is approved: a change asks for approval anew, so it is asked about. */
  approved: boolean;
  minRows?: number;
  /** A heading or a name: one line, no line breaks. */
  oneLine?: boolean;
  /** Quiet buttons of the field. */
  children?: ReactNode;
}

/** A text that saves itself as it is typed and says where it is; Ctrl+Enter saves at once. */
export function SavedText({ label, field, mode, empty, approved, ...rest }: SavedTextProps) {
  const { t } = useTexts();
  const stuck = field.status === 'failed' || field.status === 'offline' || field.theirs !== null;
  const writing = useWriting(mode, approved, stuck);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    if (rest.oneLine) event.preventDefault();
    if (rest.oneLine || event.ctrlKey || event.metaKey) field.flush();
  }

  if (!writing.open) {
    return (
      <div className={classes.field}>
        <FieldHead label={label} writing={writing}>
          {rest.children}
        </FieldHead>
        {field.value ? (
          <LongText text={field.value} />
        ) : (
          <Text c="dimmed" size="sm">
            {empty}
          </Text>
        )}
        {writing.question}
      </div>
    );
  }
  return (
    <div className={classes.field}>
      <div className={classes.writing}>
        <Textarea
          label={label}
          description={<SaveState status={field.status} />}
          inputWrapperOrder={['label', 'description', 'input']}
          classNames={{ root: classes.saved, label: classes.label, description: classes.state }}
          descriptionProps={{ component: 'div' }}
          value={field.value}
          onChange={(event) => field.edit(event.currentTarget.value)}
          onBlur={field.flush}
          onKeyDown={onKeyDown}
          placeholder={empty}
          error={field.status === 'failed'}
          autosize
          minRows={rest.minRows ?? 2}
          maxRows={16}
          autoFocus={writing.byPencil}
        />
        {rest.children}
      </div>
      <FieldTrouble field={field} />
      {writing.byPencil && (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={writing.end}>
          {t('projectPage.done')}
        </Button>
      )}
    </div>
  );
}
