import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './Footer.module.css';

/** The foot of every page: the papers of the service. */
export function Footer() {
  const { t } = useTexts();
  return (
    <footer className={classes.footer}>
      <span>{t('shell.footer.rights', { year: new Date().getFullYear() })}</span>
      <nav aria-label={t('shell.footer.label')}>
        <Link to="/help/rights">{t('rights.title')}</Link>
        <Link to="/rules">{t('shell.nav.rules')}</Link>
        <Link to="/gpdr">{t('shell.nav.personalData')}</Link>
      </nav>
    </footer>
  );
}
