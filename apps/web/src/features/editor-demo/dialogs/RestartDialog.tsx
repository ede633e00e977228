import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useUndoNotice } from '../../../editor/shell/use-undo-notice.tsx';
import { useWorkbench } from '../../../editor/shell/WorkbenchContext.tsx';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { forgetDemoText } from '../demo-left.ts';
import { beginAnew } from '../live/open-demo.ts';

/** Asks, then makes the text of the demo what it was; it can be taken back. */
export default function RestartDialog({ live, close }: PanelProps) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const notice = useUndoNotice(live);
  return (
    <ConfirmDialog
      opened
      title={t('demo.restart.title')}
      confirm={t('demo.restart.button')}
      onClose={close}
      onConfirm={() => {
        bench.deactivate();
        beginAnew(live);
        forgetDemoText();
        notice({
          message: t('demo.restart.done'),
          button: t('panels.check.undo'),
          color: 'gray',
        });
        close();
      }}
    >
      {t('demo.restart.text')}
    </ConfirmDialog>
  );
}
