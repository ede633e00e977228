import { Button } from '@mantine/core';
import type { Finding } from '@pv/gost';
import type { Locale, Translate } from '@pv/texts';
import { ruleText, standardName } from '@pv/texts/normocontrol';
import { IconChevronDown } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Findings.module.css';
import type { FindingActions } from './finding-actions.ts';
import { keyOf, type RuleGroup, sectionOf } from './group-findings.ts';
import { HideButton } from './HideButton.tsx';
import type { ShownFinding } from './protocol.ts';

/**
 * Where a rule comes from: «ГОСТ 7.32-2017, п. 6.5.1». What has no number is named by its topic, which
 * the rules have in Russian only and which is left out in English.
 */
export function clauseText(
  { standard, clause }: Pick<Finding, 'standard' | 'clause'>,
  { t, locale }: { t: Translate; locale: Locale },
): string {
  const name = standardName(locale, standard);
  if (/^\d/.test(clause)) return t('panels.check.clause', { standard: name, clause });
  return locale === 'ru' ? t('panels.check.topic', { standard: name, clause }) : name;
}

/** One place: what is wrong, where, the words that stand there, and the correction where there is one. */
const FindingItem = memo(function FindingItem(props: {
  shown: ShownFinding;
  message: string;
  actions: FindingActions;
}) {
  const { shown, message, actions } = props;
  const { t } = useTexts();
  const { before, marked, after } = shown.excerpt;
  const words = before || marked || after;
  const body = (
    <>
      <span className={classes.message}>{message}</span>
      {words && (
        <span className={classes.excerpt}>
          {before}
          {marked && <mark>{marked}</mark>}
          {after}
        </span>
      )}
      <span className={classes.where}>{actions.sectionName(sectionOf(shown))}</span>
    </>
  );
  return (
    <li className={classes.place}>
      {actions.canGo(shown) ? (
        <button type="button" className={classes.go} onClick={() => actions.go(shown)}>
          {body}
        </button>
      ) : (
        <div className={classes.go}>{body}</div>
      )}
      {shown.finding.fixable && actions.mayMend && (
        <Button
          className={classes.fix ?? ''}
          size="compact-sm"
          variant="subtle"
          disabled={actions.busy}
          title={t('panels.check.fixHint')}
          onClick={() => actions.mend(shown.finding)}
        >
          {t(shown.finding.asked ? 'panels.check.makeHeading' : 'panels.check.fix')}
        </Button>
      )}
      {actions.mayHide && shown.quote !== undefined && (
        <HideButton
          label={t('normSheet.hide')}
          onHide={(reason) =>
            actions.hide({ rule: shown.finding.rule, quote: shown.quote ?? null, reason })
          }
        />
      )}
    </li>
  );
});

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
      {actions.mayHide && (
        <HideButton
          label={t('normSheet.hideRule')}
          onHide={(reason) => actions.hide({ rule: group.rule, quote: null, reason })}
        />
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
  const fixable = group.findings.filter(({ finding }) => finding.fixable && !finding.asked).length;
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
