import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useOpenerFocus } from '../../../ui/focus.ts';
import { useTell } from '../api.ts';
import { useWorld } from '../page/TasksWorld.tsx';
import { keyedPieces } from './in-pieces.ts';
import classes from './QuickAdd.module.css';
import type { PastedTask } from './read-lines.ts';
import type { Beginnings } from './use-quick-add.ts';

/** So many lines are shown of a long list. */
const SHOWN = 50;

interface PasteDialogProps {
  lines: PastedTask[];
  beginnings: Beginnings;
  /** They are to be the title of one task. */
  onOne: (title: string) => void;
  onClose: () => void;
}

/** Offers to make many tasks of a pasted list. What could not be added stays in the dialog. */
export function PasteDialog({ lines, beginnings, onOne, onClose }: PasteDialogProps) {
  const { t } = useTexts();
  const { deeds } = useWorld();
  const { toasts } = useTell();
  useOpenerFocus();
  const [pieces, setPieces] = useState(() => keyedPieces(lines));
  const [busy, setBusy] = useState(false);
  const left = pieces.flat();
  const done = lines.length - left.length;

  async function addAll() {
    setBusy(true);
    const { stage_id = null, status, assignees = [], priority = 'medium' } = beginnings;
    try {
      for (const [at, piece] of pieces.entries()) {
        const tasks = piece.map((line) => ({ ...line, assignees, priority }));
        await deeds.createMany({ stage_id, ...(status && { status }), tasks });
        setPieces(pieces.slice(at + 1));
      }
      toasts.success(t('tasks.paste.added', { count: lines.length }));
      onClose();
    } catch (error) {
      toasts.failure(error);
      setBusy(false);
    }
  }
  return (
    <Modal
      opened
      onClose={() => !busy && onClose()}
      title={t('tasks.paste.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Text>{t('tasks.paste.text', { count: lines.length })}</Text>
      <ol className={classes.lines}>
        {left.slice(0, SHOWN).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pasted list may say the same twice
          <li key={at} data-part={line.parent !== null || undefined}>
            {line.title}
          </li>
        ))}
        {left.length > SHOWN && <li>{t('tasks.paste.more', { count: left.length - SHOWN })}</li>}
      </ol>
      {done > 0 && (
        <Text size="sm" c="dimmed" mb="sm" role="status">
          {t('tasks.paste.adding', { done, count: lines.length })}
        </Text>
      )}
      <Group justify="flex-end" gap="sm">
        <Button
          variant="default"
          disabled={busy || done > 0}
          onClick={() => onOne(lines.map(({ title }) => title).join(' '))}
        >
          {t('tasks.paste.one')}
        </Button>
        <Button loading={busy} onClick={() => void addAll()} data-autofocus>
          {t('tasks.paste.add', { count: left.length })}
        </Button>
      </Group>
    </Modal>
  );
}
