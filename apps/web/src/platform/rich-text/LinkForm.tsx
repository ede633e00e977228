import { Button, TextInput } from '@mantine/core';
import { linkHref } from '@pv/editor-schema/rich-text';
import type { Editor } from '@tiptap/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './RichEditor.module.css';
import { runInText } from './run-in-text.ts';
import { useEditorValue } from './use-editor-value.ts';
import { withScheme } from './with-scheme.ts';

/** Puts a link on the selection; where nothing is selected the address itself is written. */
function put(editor: Editor, href: string, typed: string): void {
  runInText(editor, (chain) => {
    if (editor.isActive('link')) return chain.extendMarkRange('link').setMark('link', { href });
    if (!editor.state.selection.empty) return chain.setMark('link', { href });
    const marks = [{ type: 'link', attrs: { href } }];
    return chain.insertContent([{ type: 'text', text: typed.trim(), marks }]).unsetMark('link');
  });
}

interface LinkFormProps {
  editor: Editor;
  onClose: () => void;
}

const hrefAt = (editor: Editor) => String(editor.getAttributes('link').href ?? '');

/** The address of the link at the caret, in a line under the toolbar; at another link it begins anew. */
export function LinkForm(props: LinkFormProps) {
  const href = useEditorValue(props.editor, hrefAt);
  return <AddressForm key={href} {...props} old={href} />;
}

function AddressForm({ editor, onClose, old }: LinkFormProps & { old: string }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(old);
  const [wrong, setWrong] = useState(false);

  function save(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const href = linkHref(withScheme(typed));
    if (!href) return setWrong(true);
    put(editor, href, typed);
    onClose();
  }
  function remove() {
    runInText(editor, (chain) => chain.extendMarkRange('link').unsetMark('link'));
    onClose();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
    editor.view.focus();
  }
  return (
    <form className={classes.link} onSubmit={save} onKeyDown={onKeyDown} noValidate>
      <TextInput
        className={classes.address}
        label={t('richText.linkAddress')}
        placeholder={t('richText.linkExample')}
        inputMode="url"
        value={typed}
        error={wrong && t('richText.linkWrong')}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
        autoFocus
      />
      <Button type="submit" variant="light" size="sm">
        {t('richText.linkSave')}
      </Button>
      {old && (
        <>
          <Button
            component="a"
            href={old}
            target="_blank"
            rel="noopener noreferrer"
            variant="subtle"
            size="sm"
          >
            {t('richText.linkOpen')}
          </Button>
          <Button variant="subtle" color="gray" size="sm" onClick={remove}>
            {t('richText.linkRemove')}
          </Button>
        </>
      )}
    </form>
  );
}
