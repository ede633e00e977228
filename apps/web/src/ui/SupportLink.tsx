import { Link } from '@tanstack/react-router';
import { useTexts } from '../i18n/LanguageContext.tsx';

/** The way to the support, after words about what the person cannot mend. */
export function SupportLink() {
  const { t } = useTexts();
  return (
    <>
      {' '}
      <Link to="/support">{t('support.link.write')}</Link>
    </>
  );
}
