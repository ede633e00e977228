import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Findings.module.css';
import type { FindingActions } from './finding-actions.ts';
import type { FindingGroup } from './group-findings.ts';
import { KIND_ICON } from './kind-icons.ts';
import { RuleBlock } from './RuleBlock.tsx';

/** Findings by kind and rule; the rules about signs are folded. */
export function FindingList(props: { groups: readonly FindingGroup[]; actions: FindingActions }) {
  const { t } = useTexts();
  return props.groups.map(({ kind, count, rules }) => {
    const Icon = KIND_ICON[kind];
    return (
      <section key={kind} className={classes.severity} data-severity={kind}>
        <h3 className={classes.severityTitle}>
          <Icon size={18} stroke={2} aria-hidden="true" />
          <span>{t(`panels.check.severity.${kind}`)}</span>
          <span className={classes.count}>{count}</span>
        </h3>
        {rules.map((group) => (
          <RuleBlock
            key={group.rule}
            group={group}
            folded={kind === 'signs'}
            actions={props.actions}
          />
        ))}
      </section>
    );
  });
}
