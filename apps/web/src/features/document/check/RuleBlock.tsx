import { Button } from '@mantine/core';
import { ruleText } from '@pv/texts/normocontrol';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { clauseText } from './clause-text.ts';
import { FindingItem } from './FindingItem.tsx';
import classes from './Findings.module.css';
import type { FindingActions } from './finding-actions.ts';
import { keyOf, type RuleGroup } from './group-findings.ts';

const FIRST = 3;
const STEP = 30;

interface RuleProps {
  group: RuleGroup;
  actions: FindingActions;
}

/** What to do, by which clause, and the places that break the rule, a few at first. */
function RuleBody({ group, actions }: RuleProps) {
  const { t, locale } = useTexts();
  const [shown, setShown] = useState(FIRST);
  const left = group.findings.length - shown;
  return (
    <>
      <p className={classes.advice}>{ruleText(locale, group.rule).advice}</p>
      <p className={classes.source}>
        <span>{clauseText(group, { t, locale })}</span>
        <span>{group.rule}</span>
      </p>
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
    </>
  );
}

/** One rule with its breaches; folded, only how many there are and the button that mends them all. */
export function RuleBlock({ group, actions, folded }: RuleProps & { folded: boolean }) {
  const { t, locale } = useTexts();
  const [opened, setOpened] = useState(!folded);
  const { title } = ruleText(locale, group.rule);
  const count = group.findings.length;
  const fixable = group.findings.filter(({ finding }) => finding.fixable).length;
  const words = (
    <>
      <span>{title}</span>
      {(folded || count > 1) && <span className={classes.count}>{count}</span>}
    </>
  );
  return (
    <section className={classes.rule} data-folded={!opened || undefined}>
      <div className={classes.ruleHead}>
        <h4 className={classes.ruleTitle}>
          {folded ? (
            <button type="button" aria-expanded={opened} onClick={() => setOpened(!opened)}>
              <IconChevronDown size={16} aria-hidden="true" />
              {words}
            </button>
          ) : (
            words
          )}
        </h4>
        {actions.mayMend && (fixable > 1 || (folded && fixable === 1)) && (
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={actions.busy}
            title={t('panels.check.fixHint')}
            onClick={() => actions.mendRule(group.rule)}
          >
            {fixable > 1 ? t('panels.check.fixRule', { n: fixable }) : t('panels.check.fix')}
          </Button>
        )}
      </div>
      {opened && <RuleBody group={group} actions={actions} />}
    </section>
  );
}
