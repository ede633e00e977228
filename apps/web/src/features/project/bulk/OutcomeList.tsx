import { Text } from '@mantine/core';
import type { Outcome } from '@pv/contract';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useSubject } from '../../review/board/use-subject.ts';
import classes from './Bulk.module.css';

const icon = { size: 18, stroke: 1.8 } as const;

function OneOutcome({ outcome, named }: { outcome: Outcome; named: boolean }) {
  const { t } = useTexts();
  const subject = useSubject();
  const { project, stage, section, refused } = outcome;
  const about = project
    ? subject({ section, stage: stage && { ...stage, kind: 'numeric' } })
    : t('reviews.outcome.hidden');
  return (
    <li className={classes.line} data-refused={refused !== null || undefined}>
      {refused ? (
        <IconAlertTriangle {...icon} aria-label={t('reviews.outcome.refused')} role="img" />
      ) : (
        <IconCheck {...icon} aria-label={t('reviews.outcome.done')} role="img" />
      )}
      <span className={classes.told}>
        {about}
        {named && project && <span className={classes.dim}>{project.title}</span>}
        {refused && <span className={classes.why}>{refused.detail.join(' ')}</span>}
      </span>
    </li>
  );
}

/** What became of each section: done, or not done and why. */
export function OutcomeList(props: { outcomes: readonly Outcome[]; named: boolean }) {
  const { t } = useTexts();
  const { outcomes, named } = props;
  const done = outcomes.filter(({ refused }) => refused === null).length;
  return (
    <div role="status">
      <Text mb="xs">{t('reviews.outcome.summary', { done, total: outcomes.length })}</Text>
      <ul className={classes.list}>
        {outcomes.map((outcome) => (
          <OneOutcome
            key={`${outcome.project?.id} ${outcome.stage?.id} ${outcome.section}`}
            outcome={outcome}
            named={named}
          />
        ))}
      </ul>
    </div>
  );
}
