import { Button, Group, Skeleton, Textarea, TextInput } from '@mantine/core';
import type { PlainTextKey } from '@pv/texts';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { ySyncPluginKey } from '@tiptap/y-tiptap';
import {
  type FormEvent,
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { withScheme } from '../../platform/rich-text/links.ts';
import { CodeFailure, PanelBoundary } from '../../platform/states/LoadFailure.tsx';
import { inIdleSteps } from '../../ui/lazy.ts';
import { changeNode, putInline, removeNode } from '../section/put-blocks.ts';
import type { EditorDialog } from '../shell/dialogs.ts';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { safeHref } from '../text/render-content.ts';
import { CitationDialog } from './CitationDialog.tsx';
import { DialogFrame, type EditorDialogProps } from './DialogFrame.tsx';
import { loadMathField } from './load-math-field.ts';
import { ReferenceDialog } from './ReferenceDialog.tsx';

/** Which node of the text each shared element is; runs of text are lists. */
type Mapping = ReadonlyMap<unknown, Node | readonly Node[]>;

const mappingOf = (editor: Editor): Mapping =>
  ySyncPluginKey.getState(editor.state).binding.mapping;

/**
 * Remembers the node at `pos` while others go on typing; gives where it stands later, or null when it is
 * gone or the section is not edited any more.
 */
function holdNode(editor: Editor, pos: number): () => number | null {
  const node = editor.state.doc.nodeAt(pos);
  const [shared] = [...mappingOf(editor)].find(([, mapped]) => mapped === node) ?? [];
  return () => {
    if (editor.isDestroyed || shared === undefined) return null;
    const now = mappingOf(editor).get(shared);
    let found: number | null = null;
    editor.state.doc.descendants((one, at) => {
      if (one === now) found = at;
      return found === null;
    });
    return found;
  };
}

/** The text of a footnote. */
function FootnoteDialog({ dialog, place, onClose }: EditorDialogProps<'footnote'>) {
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

/** The address of a link on the selected text. */
function LinkDialog({ dialog, onClose }: EditorDialogProps<'link'>) {
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

const loadFormulaDialog = () => import('./FormulaDialog.tsx');

const lazyFormulaDialog = () =>
  lazy(async () => {
    // with its field at hand the dialog never takes keys before it can type them; LaTeX works without it
    const [module] = await Promise.all([loadFormulaDialog(), loadMathField().catch(() => null)]);
    return { default: module.FormulaDialog };
  });

const loadSourceDialogs = () => import('./SourceDialogs.tsx');

const lazySourceDialogs = () => ({
  Dialog: lazy(async () => ({ default: (await loadSourceDialogs()).SourceDialog })),
  ImportDialog: lazy(async () => ({ default: (await loadSourceDialogs()).SourceImportDialog })),
  LibraryDialog: lazy(async () => ({
    default: (await loadSourceDialogs()).SourceLibraryDialog,
  })),
});

/** A lazy dialog remembers that its code did not come: it is made anew then. */
const formula = { Dialog: lazyFormulaDialog() };
const source = lazySourceDialogs();

/** Gets what the dialogs of formulas and sources are made of while nothing else is to be done. */
function useDialogsAtHand(): void {
  useEffect(() => {
    const loads = [loadFormulaDialog, loadMathField, loadSourceDialogs];
    return inIdleSteps(loads.map((load) => () => load().catch(() => null)));
  }, []);
}

/** The title of a dialog whose code is on its way. */
function titleOf({ kind }: EditorDialog): PlainTextKey {
  if (kind === 'source') return 'editor.citation.add';
  if (kind === 'sourceLibrary') return 'sourceList.library.title';
  return kind === 'sourceImport' ? 'editor.references.importTitle' : 'editor.formula.title';
}

function Waiting({ dialog, onClose }: { dialog: EditorDialog; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <DialogFrame size="lg" title={t(titleOf(dialog))} onClose={onClose}>
      <Skeleton height={132} />
    </DialogFrame>
  );
}

interface OpenDialogProps {
  dialog: EditorDialog;
  place: () => number | null;
  onClose: () => void;
}

function OpenDialog({ dialog, ...rest }: OpenDialogProps) {
  switch (dialog.kind) {
    case 'formula':
      return <formula.Dialog dialog={dialog} {...rest} />;
    case 'reference':
      return <ReferenceDialog dialog={dialog} {...rest} />;
    case 'citation':
      return <CitationDialog dialog={dialog} {...rest} />;
    case 'footnote':
      return <FootnoteDialog dialog={dialog} {...rest} />;
    case 'link':
      return <LinkDialog dialog={dialog} {...rest} />;
    case 'source':
      return <source.Dialog dialog={dialog} {...rest} />;
    case 'sourceImport':
      return <source.ImportDialog onClose={rest.onClose} />;
    case 'sourceLibrary':
      return <source.LibraryDialog onClose={rest.onClose} />;
  }
}

/** The dialog that is open, if any. Closing it gives the caret back to the text, or the focus to where it was opened. */
export function EditorDialogs() {
  const { t } = useTexts();
  const bench = useWorkbench();
  useDialogsAtHand();
  const dialog = useSyncExternalStore(bench.subscribe, bench.dialog);
  // others may write before the object while its dialog is open
  const place = useMemo(() => {
    const editor = bench.editor();
    const pos = dialog && 'pos' in dialog ? dialog.pos : null;
    return editor && pos !== null ? holdNode(editor, pos) : () => null;
  }, [bench, dialog]);
  // what is done to the list of sources begins at a button of it
  const opener = useMemo(
    () =>
      dialog?.kind.startsWith('source') && document.activeElement instanceof HTMLElement
        ? document.activeElement
        : null,
    [dialog],
  );
  if (!dialog) return null;
  const close = () => {
    bench.closeDialog();
    if (opener) opener.focus();
    else bench.editor()?.view.focus();
  };
  return (
    <PanelBoundary
      failed={(onRetry) => (
        <DialogFrame title={t(titleOf(dialog))} onClose={close}>
          <CodeFailure onRetry={onRetry} />
        </DialogFrame>
      )}
      onBroken={() => {
        formula.Dialog = lazyFormulaDialog();
        Object.assign(source, lazySourceDialogs());
      }}
    >
      <Suspense fallback={<Waiting dialog={dialog} onClose={close} />}>
        <OpenDialog dialog={dialog} place={place} onClose={close} />
      </Suspense>
    </PanelBoundary>
  );
}
