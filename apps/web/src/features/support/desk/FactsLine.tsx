import type { SupportFacts } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from '../Support.module.css';
import { durationOf } from './duration.ts';

/** How soon requests are answered for the first time, and how many wait. */
export function FactsLine({ facts }: { facts: SupportFacts }) {
  const { t } = useTexts();
  const { median_minutes: minutes, requests, waiting } = facts;
  if (minutes === null) return <p className={classes.lead}>{t('support.desk.factsNone')}</p>;
  const { unit, count } = durationOf(minutes);
  // while nobody has got an answer, there is nothing to measure
  const answers =
    waiting < requests
      ? t('support.desk.facts', { time: t(`support.desk.${unit}`, { count }) })
      : t('support.desk.factsUnanswered');
  return (
    <p className={classes.lead}>
      {answers} {waiting > 0 && t('support.desk.waiting', { count: waiting })}
    </p>
  );
}
