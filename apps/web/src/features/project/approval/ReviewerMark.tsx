import { selfApproved, type WorkflowStatus } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './ReviewerMark.module.css';

interface ReviewerMarkProps {
  /** The status that the badge beside it shows. */
  status: string;
  /** Sent and signed by the supervisor who is the author of the project. */
  bySupervisor?: boolean | undefined;
}

/** Beside a status: that nobody but the author side has approved it. */
export function ReviewerMark({ status, bySupervisor = false }: ReviewerMarkProps) {
  const { t } = useTexts();
  if (bySupervisor) return <span className={classes.mark}>{t('approval.mark.supervisor')}</span>;
  if (!selfApproved(status as WorkflowStatus)) return null;
  return <span className={classes.mark}>{t('approval.mark.nobody')}</span>;
}
