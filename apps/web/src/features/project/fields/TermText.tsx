import type { Term } from '@pv/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useZoneBeside } from '../../../ui/zone/use-zone-beside.ts';
import { daysLate, termText } from './date-text.ts';
import classes from './TermText.module.css';

interface TermTextProps {
  term: Term;
  /** In which its days end. */
  zone: string;
  /** It begins before a stage above it. */
  early?: boolean | undefined;
  /** What is done is not late. */
  done: boolean;
  className?: string | undefined;
}

/** The days of a stage or of a project, and by how much they are missed; nothing where there are none. */
export function TermText({ term, zone, early, done, className }: TermTextProps) {
  const { t } = useTexts();
  const beside = useZoneBeside();
  const late = done ? 0 : daysLate(term.ends_at, zone);
  const text = termText(term, t);
  if (!text) return null;
  return (
    <span className={`${classes.term} ${className ?? ''}`}>
      {text}
      {!done && <span className={classes.zone}>{beside(term.ends_at, zone)}</span>}
      {early && (
        <span className={classes.late}>
          <IconAlertTriangle size={15} stroke={1.8} aria-hidden="true" />
          {t('roadmap.order.early')}
        </span>
      )}
      {late > 0 && (
        <span className={classes.late}>
          <IconAlertTriangle size={15} stroke={1.8} aria-hidden="true" />
          {t('projectPage.overdue', { count: late })}
        </span>
      )}
    </span>
  );
}
