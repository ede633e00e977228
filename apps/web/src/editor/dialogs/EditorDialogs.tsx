import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import type { EditorDialog } from '../shell/dialogs.ts';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { CitationDialog } from './CitationDialog.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { FootnoteDialog } from './FootnoteDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { loadMathField } from './load-math-field.ts';
import { ReferenceDialog } from './ReferenceDialog.tsx';

const loadFormulaDialog = () => import('./FormulaDialog.tsx');
const FormulaDialog = lazy(async () => {
  // with its field at hand the dialog never takes keys before it can type them; LaTeX works without it
  const [module] = await Promise.all([loadFormulaDialog(), loadMathField().catch(() => null)]);
  return { default: module.FormulaDialog };
});

/** Gets what the formula dialog is made of while nothing else is to be done. */
function useFormulaAtHand(): void {
  useEffect(() => {
    const later = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
    later(() => void Promise.all([loadFormulaDialog(), loadMathField()]).catch(() => null));
  }, []);
}

function Waiting({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  return (
    <DialogFrame size="lg" title={t('editor.formula.title')} onClose={onClose}>
      <Skeleton height={132} />
    </DialogFrame>
  );
}

function OpenDialog({ dialog, onClose }: { dialog: EditorDialog; onClose: () => void }) {
  switch (dialog.kind) {
    case 'formula':
      return <FormulaDialog dialog={dialog} onClose={onClose} />;
    case 'reference':
      return <ReferenceDialog dialog={dialog} onClose={onClose} />;
    case 'citation':
      return <CitationDialog dialog={dialog} onClose={onClose} />;
    case 'footnote':
      return <FootnoteDialog dialog={dialog} onClose={onClose} />;
    case 'link':
      return <LinkDialog dialog={dialog} onClose={onClose} />;
  }
}

/** The dialog that is open, if any. Closing it gives the caret back to the text. */
export function EditorDialogs() {
  const bench = useWorkbench();
  useFormulaAtHand();
  const dialog = useSyncExternalStore(bench.subscribe, bench.dialog);
  if (!dialog) return null;
  const close = () => {
    bench.closeDialog();
    bench.editor()?.view.focus();
  };
  return (
    <Suspense fallback={<Waiting onClose={close} />}>
      <OpenDialog dialog={dialog} onClose={close} />
    </Suspense>
  );
}
