import type { Stage } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Fields.module.css';

/** To who writes a goal that stands as the template has given it: it says nothing of this work yet. */
export function TemplateNote({ stage }: { stage: Stage }) {
  const { t } = useTexts();
  if (!stage.goal_from_template) return null;
  return <span className={classes.note}>{t('projectPage.stage.fromTemplate')}</span>;
}
