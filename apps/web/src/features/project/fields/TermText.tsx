import { VisuallyHidden } from '@mantine/core';
import { dayStart, type Term } from '@pv/contract';
import { zoneName } from '@pv/texts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { inBrackets, useZoneBeside } from '../../../ui/zone/zone.ts';
import { daysLate, termText } from './date-text.ts';
import { TermFaults } from './TermFaults.tsx';
import classes from './TermText.module.css';

interface TermTextProps {
  term: Term;
  /** In which its days end. */
  zone: string;
  /** It says the zone where the reader has another; the other dates of a page have it in their titles. */
  tellsZone: boolean;
  /** It begins before a stage above it. */
  early?: boolean | undefined;
  /** What is done is not late. */
  done: boolean;
  className?: string | undefined;
}

/** The days of a stage or of a project, and by how much they are missed; nothing where there are none. */
export function TermText({ term, zone, tellsZone, early, done, className }: TermTextProps) {
  const { t, locale } = useTexts();
  const beside = useZoneBeside();
  const late = done ? 0 : daysLate(term.ends_at, zone);
  const text = termText(term, t);
  if (!text) return null;
  const ends = term.ends_at && dayStart(term.ends_at, zone);
  const title = ends
    ? t('projectPage.termZone', { zone: zoneName(zone, locale, ends) })
    : undefined;
  const named = done ? '' : beside(term.ends_at, zone);
  return (
    <span className={`${classes.term} ${className ?? ''}`}>
      <span title={title}>
        {text}
        {named && !tellsZone && <VisuallyHidden>{inBrackets(named)}</VisuallyHidden>}
      </span>
      {named && tellsZone && <span className={classes.zone}>{inBrackets(named)}</span>}
      <TermFaults early={early ?? false} late={late} />
    </span>
  );
}
