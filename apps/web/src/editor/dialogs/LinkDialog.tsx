import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { withScheme } from '../../platform/rich-text/with-scheme.ts';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { safeHref } from '../text/safe-href.ts';
import { DialogFrame } from './DialogFrame.tsx';
import type { EditorDialogProps } from './dialog-props.ts';

/** The address of a link on the selected text. */
export function LinkDialog({ dialog, onClose }: EditorDialogProps<'link'>) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const [href, setHref] = useState(dialog.href);
  const [wrong, setWrong] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const address = safeHref(withScheme(href));
    if (!address) return setWrong(true);
    bench.editor()?.chain().extendMarkRange('link').setMark('link', { href: address }).run();
    onClose();
  };
  const remove = () => {
    bench.editor()?.chain().extendMarkRange('link').unsetMark('link').run();
    onClose();
  };
  return (
    <DialogFrame
      title={t('editor.link.title')}
      unsaved={href !== dialog.href && href.trim() !== ''}
      onClose={onClose}
    >
      <form onSubmit={save} noValidate>
        <TextInput
          data-autofocus
          inputMode="url"
          label={t('editor.link.field')}
          placeholder="https://"
          value={href}
          error={wrong && t('editor.link.wrong')}
          onChange={(event) => {
            setHref(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <Group justify="flex-end" mt="md">
          {dialog.href && (
            <Button variant="subtle" color="red" onClick={remove}>
              {t('editor.link.remove')}
            </Button>
          )}
          <Button type="submit">{t('editor.link.save')}</Button>
        </Group>
      </form>
    </DialogFrame>
  );
}
