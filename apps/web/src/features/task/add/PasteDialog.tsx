import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useOpenerFocus } from '../../../ui/focus.ts';
import { keyedPieces } from './in-pieces.ts';
import { NewLines, useAddPieces } from './NewLines.tsx';
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
  useOpenerFocus();
  const [pieces, setPieces] = useState(() => keyedPieces(lines));
  const { busy, add } = useAddPieces(onClose);
  const left = pieces.flat();
  const done = lines.length - left.length;

  function addAll() {
    const { stage_id = null, status, assignees = [], priority = 'medium' } = beginnings;
    const whole = pieces.map((piece) => piece.map((line) => ({ ...line, assignees, priority })));
    const place = { stage_id, ...(status && { status }) };
    void add(whole, { ...place, onLeft: setPieces, count: lines.length });
  }
  return (
    <Modal
      opened
      onClose={() => !busy && onClose()}
      title={t('tasks.paste.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Text>{t('tasks.paste.text', { count: lines.length })}</Text>
      <NewLines tasks={left} most={SHOWN} />
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
        <Button loading={busy} onClick={addAll} data-autofocus>
          {t('tasks.paste.add', { count: left.length })}
        </Button>
      </Group>
    </Modal>
  );
}
