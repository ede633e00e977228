import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { PanelBoundary, SILENCE } from '../../platform/states/PanelBoundary.tsx';
import { whenIdle } from '../../ui/lazy.ts';
import { holdNode } from '../section/hold-node.ts';
import type { EditorDialog } from '../shell/dialogs.ts';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { CitationDialog } from './CitationDialog.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { FootnoteDialog } from './FootnoteDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { loadMathField } from './load-math-field.ts';
import { ReferenceDialog } from './ReferenceDialog.tsx';

const loadFormulaDialog = () => import('./FormulaDialog.tsx');

const lazyFormulaDialog = () =>
  lazy(async () => {
    // with its field at hand the dialog never takes keys before it can type them; LaTeX works without it
    const [module] = await Promise.all([loadFormulaDialog(), loadMathField().catch(() => null)]);
    return { default: module.FormulaDialog };
  });

/** The lazy dialog remembers that its code did not come: it is made anew then. */
const formula = { Dialog: lazyFormulaDialog() };

/** Gets what the formula dialog is made of while nothing else is to be done. */
function useFormulaAtHand(): void {
  useEffect(
    () =>
      whenIdle(() => void Promise.all([loadFormulaDialog(), loadMathField()]).catch(() => null)),
    [],
  );
}

function Waiting({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  return (
    <DialogFrame size="lg" title={t('editor.formula.title')} onClose={onClose}>
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
  }
}

/** The dialog that is open, if any. Closing it gives the caret back to the text. */
export function EditorDialogs() {
  const { t } = useTexts();
  const bench = useWorkbench();
  useFormulaAtHand();
  const dialog = useSyncExternalStore(bench.subscribe, bench.dialog);
  // others may write before the object while its dialog is open
  const place = useMemo(() => {
    const editor = bench.editor();
    const pos = dialog && 'pos' in dialog ? dialog.pos : null;
    return editor && pos !== null ? holdNode(editor, pos) : () => null;
  }, [bench, dialog]);
  if (!dialog) return null;
  const close = () => {
    bench.closeDialog();
    bench.editor()?.view.focus();
  };
  return (
    <PanelBoundary
      failed={(onRetry) => (
        <DialogFrame title={t('editor.formula.title')} onClose={close}>
          <LoadFailure error={SILENCE} onRetry={onRetry} />
        </DialogFrame>
      )}
      onBroken={() => {
        formula.Dialog = lazyFormulaDialog();
      }}
    >
      <Suspense fallback={<Waiting onClose={close} />}>
        <OpenDialog dialog={dialog} place={place} onClose={close} />
      </Suspense>
    </PanelBoundary>
  );
}
