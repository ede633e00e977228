import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { changeNode, putInline, removeNode } from '../section/put-node.ts';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import type { EditorDialogProps } from './dialog-props.ts';

/** The text of a footnote. */
export function FootnoteDialog({ dialog, place, onClose }: EditorDialogProps<'footnote'>) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const [text, setText] = useState(dialog.text);
  const save = () => {
    const editor = bench.editor();
    const attrs = { text: text.trim() };
    if (!editor) return;
    if (!changeNode(editor, place(), 'footnote', attrs)) {
      putInline(editor, [{ type: 'footnote', attrs }]);
    }
    onClose();
  };
  const remove = () => {
    const editor = bench.editor();
    if (editor) removeNode(editor, place());
    onClose();
  };
  return (
    <DialogFrame
      title={t('editor.footnote.title')}
      unsaved={text.trim() !== dialog.text.trim()}
      onClose={onClose}
    >
      <Textarea
        autosize
        minRows={3}
        data-autofocus
        label={t('editor.footnote.field')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !text.trim()) return;
          event.preventDefault();
          save();
        }}
      />
      <Group justify="flex-end" mt="md">
        {dialog.pos !== null && (
          <Button variant="subtle" color="red" onClick={remove}>
            {t('editor.footnote.remove')}
          </Button>
        )}
        <Button onClick={save} disabled={text.trim() === ''}>
          {t('editor.footnote.save')}
        </Button>
      </Group>
    </DialogFrame>
  );
}
