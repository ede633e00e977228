import { Button, Text } from '@mantine/core';
import { contentWords, convertContent, type KindContent } from '@pv/editor-schema/rich-text';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { RichField } from '../../../platform/rich-text/RichField.tsx';
import { RichText } from '../../../platform/rich-text/RichText.tsx';
import { SaveState } from '../../../ui/SaveState.tsx';
import { FieldHead } from './FieldHead.tsx';
import classes from './Fields.module.css';
import { FieldTrouble } from './FieldTrouble.tsx';
import type { FieldMode } from './field-mode.ts';
import { LongRich, LongText } from './LongText.tsx';
import { PlainInput } from './PlainInput.tsx';
import type { FormField } from './use-form-field.ts';
import { useWriting } from './use-writing.tsx';

export interface SavedBodyProps {
  label: string;
  field: FormField<KindContent>;
  mode: FieldMode;
  /** What to say where nothing is written yet. */
  empty: string;
  /** The section is approved: a change asks for approval anew, so it is asked about. */
  approved: boolean;
  /** Just added: it is open, and the caret is in it. */
  fresh?: boolean;
  /** Quiet buttons of the field. */
  children?: ReactNode;
}

interface InputProps extends Pick<SavedBodyProps, 'label' | 'field' | 'empty' | 'children'> {
  autoFocus: boolean;
}

function PlainBody({ label, field, empty, autoFocus, children }: InputProps) {
  const { status, flush } = field;
  const edit = (content: string) => field.edit({ kind: 'text', content });
  return (
    <div className={classes.writing} data-over>
      <PlainInput
        label={label}
        field={{ value: field.value.content, status, edit, flush }}
        placeholder={empty}
        autoFocus={autoFocus}
      />
      {children}
    </div>
  );
}

function RichBody({ label, field, empty, autoFocus, children }: InputProps) {
  return (
    <>
      <div className={classes.head}>
        <span className={classes.label}>{label}</span>
        <span className={classes.state}>
          <SaveState status={field.status} />
        </span>
        {children}
      </div>
      <RichField
        label={label}
        value={field.value.content}
        placeholder={empty}
        wrong={field.status === 'failed'}
        autoFocus={autoFocus}
        onChange={(content) => field.edit({ kind: 'content', content })}
        onLeave={field.flush}
        onSave={field.flush}
      />
    </>
  );
}

/** What the other one wrote, with its looks; null where it is nothing. */
function shownTheirs(theirs: KindContent): ReactNode {
  if (contentWords(theirs) === '') return null;
  return <RichText content={convertContent(theirs, 'content').content} />;
}

const INPUTS = { text: PlainBody, content: RichBody } as const;

/** A text of either kind that saves itself as it is written and says where it is. */
export function SavedBody(props: SavedBodyProps) {
  const { label, field, mode, empty, approved, fresh = false, children } = props;
  const { t } = useTexts();
  const stuck = field.status === 'failed' || field.status === 'offline' || field.theirs !== null;
  const writing = useWriting(mode, approved, stuck, fresh);
  const { kind, content } = field.value;

  if (!writing.open) {
    const Long = kind === 'text' ? LongText : LongRich;
    return (
      <div className={classes.field}>
        <FieldHead label={label} writing={writing}>
          {children}
        </FieldHead>
        {content ? (
          <Long text={content} />
        ) : (
          <Text c="dimmed" size="sm">
            {empty}
          </Text>
        )}
        {writing.question}
      </div>
    );
  }
  const Input = INPUTS[kind];
  return (
    <div className={classes.field}>
      <Input label={label} field={field} empty={empty} autoFocus={writing.byPencil || fresh}>
        {children}
      </Input>
      <FieldTrouble
        field={field}
        shown={field.theirValue && (shownTheirs(field.theirValue) ?? t('projectPage.fieldEmpty'))}
      />
      {writing.byPencil && (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={writing.end}>
          {t('projectPage.done')}
        </Button>
      )}
    </div>
  );
}
