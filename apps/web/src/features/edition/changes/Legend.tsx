import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Changes.module.css';

/** What the marks of changed words mean. */
export function Legend() {
  const { t } = useTexts();
  return (
    <p className={classes.legend}>
      <ins className={classes.added}>{t('editions.added')}</ins>
      <del className={classes.removed}>{t('editions.removed')}</del>
    </p>
  );
}
