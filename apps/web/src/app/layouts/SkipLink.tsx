import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './SkipLink.module.css';

/** The first stop of the Tab key: jumps over the navigation to the page. */
export function SkipLink() {
  const { t } = useTexts();
  return (
    <a className={classes.skip} href="#content">
      {t('shell.skip')}
    </a>
  );
}
