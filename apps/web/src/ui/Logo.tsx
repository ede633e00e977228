import { useTexts } from '../i18n/LanguageContext.tsx';
import classes from './Logo.module.css';

/** The mark and the name of the product. */
export function Logo() {
  const { t } = useTexts();
  return (
    <span className={classes.logo}>
      <svg className={classes.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" />
        <path d="M9 25V8.5h8.2a5.3 5.3 0 0 1 0 10.6H9" />
        <circle cx="23.5" cy="23.5" r="2.5" />
      </svg>
      {t('shell.product')}
    </span>
  );
}
