import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './TermFaults.module.css';

/** What is wrong with a term: it is `early`, before a stage above it; it is `late` by so many days. */
export function TermFaults({ early, late }: { early: boolean; late: number }) {
  const { t } = useTexts();
  const faults = [
    early && t('roadmap.order.early'),
    late > 0 && t('projectPage.overdue', { count: late }),
  ].filter((fault) => fault !== false);
  return faults.map((fault) => (
    <span key={fault} className={classes.fault}>
      <IconAlertTriangle size={15} stroke={1.8} aria-hidden="true" />
      {fault}
    </span>
  ));
}
