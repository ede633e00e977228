import { Button } from '@mantine/core';
import { ruleText } from '@pv/texts/normocontrol';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { clauseText } from './clause-text.ts';
import { FindingItem } from './FindingItem.tsx';
import classes from './Findings.module.css';
import type { FindingActions } from './finding-actions.ts';
import { keyOf, type RuleGroup } from './group-findings.ts';

const FIRST = 3;
const STEP = 30;

/** One rule: what it demands and by which clause, what to do, and the places that break it. */
export function RuleBlock({ group, actions }: { group: RuleGroup; actions: FindingActions }) {
  const { t, locale } = useTexts();
  const [shown, setShown] = useState(FIRST);
  const { title, advice } = ruleText(locale, group.rule);
  const left = group.findings.length - shown;
  return (
    <section className={classes.rule}>
      <h4 className={classes.ruleTitle}>
        <span>{title}</span>
        {group.findings.length > 1 && (
          <span className={classes.count}>{group.findings.length}</span>
        )}
      </h4>
      <p className={classes.source}>
        {clauseText(group, { t, locale })}
        <code>{group.rule}</code>
      </p>
      <p className={classes.advice}>{advice}</p>
      <ul className={classes.places}>
        {group.findings.slice(0, shown).map((one, index) => (
          <FindingItem
            key={keyOf(one, index)}
            shown={one}
            message={ruleText(locale, one.finding.rule, one.finding.values).message}
            actions={actions}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          onClick={() => setShown(shown + STEP)}
        >
          {t('panels.check.more', { n: Math.min(left, STEP) })}
        </Button>
      )}
    </section>
  );
}
