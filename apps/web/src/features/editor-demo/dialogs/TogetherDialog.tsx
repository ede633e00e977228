import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { AccountDialog } from './AccountDialog.tsx';

/** Several people in one text meet on the server, so they need accounts. */
export default function TogetherDialog({ close }: PanelProps) {
  const { t } = useTexts();
  return (
    <AccountDialog title={t('editorDemo.together.title')} onClose={close}>
      {t('demo.together.text')}
    </AccountDialog>
  );
}
