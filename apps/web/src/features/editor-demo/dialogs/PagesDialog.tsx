import type { PanelProps } from '../../../editor/shell/panels.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { AccountDialog } from './AccountDialog.tsx';

/** The pages for print are made on the server, so they need an account. */
export default function PagesDialog({ close }: PanelProps) {
  const { t } = useTexts();
  return (
    <AccountDialog title={t('panels.preview.title')} onClose={close}>
      {t('demo.pages')}
    </AccountDialog>
  );
}
