import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Findings.module.css';
import type { FindingActions } from './finding-actions.ts';
import type { SeverityGroup } from './group-findings.ts';
import { RuleBlock } from './RuleBlock.tsx';
import { SEVERITY_ICON } from './severity-icons.ts';

/** Findings by severity and rule. */
export function FindingList(props: { groups: readonly SeverityGroup[]; actions: FindingActions }) {
  const { t } = useTexts();
  return props.groups.map(({ severity, count, rules }) => {
    const Icon = SEVERITY_ICON[severity];
    return (
      <section key={severity} className={classes.severity} data-severity={severity}>
        <h3 className={classes.severityTitle}>
          <Icon size={18} stroke={2} aria-hidden="true" />
          <span>{t(`panels.check.severity.${severity}`)}</span>
          <span className={classes.count}>{count}</span>
        </h3>
        {rules.map((group) => (
          <RuleBlock key={group.rule} group={group} actions={props.actions} />
        ))}
      </section>
    );
  });
}
