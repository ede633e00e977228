import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { FieldHead } from './FieldHead.tsx';
import classes from './Fields.module.css';
import { FieldTrouble } from './FieldTrouble.tsx';
import type { FieldMode } from './field-mode.ts';
import { LongText } from './LongText.tsx';
import { PlainInput } from './PlainInput.tsx';
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
  /** Which kind of content it is that a section may lack. */
  content?: string;
  /** Quiet buttons of the field. */
  children?: ReactNode;
}

/** A text that saves itself as it is typed and says where it is; Ctrl+Enter saves at once. */
export function SavedText({ label, field, mode, empty, approved, ...rest }: SavedTextProps) {
  const { t } = useTexts();
  const stuck = field.status === 'failed' || field.status === 'offline' || field.theirs !== null;
  const writing = useWriting(mode, approved, stuck);

  if (!writing.open) {
    return (
      <div className={classes.field} data-content={rest.content}>
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
    <div className={classes.field} data-content={rest.content}>
      <div className={classes.writing}>
        <PlainInput
          label={label}
          field={field}
          placeholder={empty}
          minRows={rest.minRows}
          oneLine={rest.oneLine}
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
