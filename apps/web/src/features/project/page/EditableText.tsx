import { Button, Group, Text, Textarea } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './EditableText.module.css';

export interface EditableTextProps {
  label: string;
  value: string;
  /** What to say where nothing is written yet. */
  empty: string;
  editable: boolean;
  /** The section is approved: a change asks for approval anew. */
  approved: boolean;
  maxLength: number;
  busy: boolean;
  /** Resolves when saved; on a failure the text stays in the field. */
  onSave: (value: string) => Promise<unknown>;
}

/** A text that is read until «Изменить» is pressed; Ctrl+Enter saves, Esc asks nothing of an unchanged text. */
export function EditableText(props: EditableTextProps) {
  const { t } = useTexts();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const changed = draft !== null && draft !== props.value;

  async function save() {
    if (!changed) return setDraft(null);
    await props.onSave(draft);
    setDraft(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save().catch(() => {});
    if (event.key === 'Escape' && !changed) setDraft(null);
  }

  if (draft === null) {
    return (
      <div className={classes.field}>
        <div className={classes.head}>
          <span className={classes.label}>{props.label}</span>
          {props.editable && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPencil size={14} stroke={1.8} aria-hidden="true" />}
              aria-label={`${t('projectPage.edit')}: ${props.label}`}
              onClick={() => setDraft(props.value)}
            >
              {t('projectPage.edit')}
            </Button>
          )}
        </div>
        {props.value ? (
          <p className={classes.text}>{props.value}</p>
        ) : (
          <Text c="dimmed">{props.empty}</Text>
        )}
      </div>
    );
  }
  return (
    <div className={classes.field}>
      <Textarea
        id={id}
        label={props.label}
        description={props.approved ? t('projectPage.editApproved') : undefined}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        maxLength={props.maxLength}
        autosize
        minRows={2}
        maxRows={20}
        autoFocus
      />
      <Group gap="sm" mt="xs">
        <Button
          variant="light"
          size="sm"
          loading={props.busy}
          onClick={() => void save().catch(() => {})}
        >
          {t('ui.save')}
        </Button>
        <Button variant="subtle" size="sm" onClick={() => setDraft(null)}>
          {t('ui.cancel')}
        </Button>
      </Group>
    </div>
  );
}
