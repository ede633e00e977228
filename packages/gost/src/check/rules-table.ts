import { ALL_RULES, type RuleId } from './registry.ts';
import type { FixReach, Severity, Standard } from './rule.ts';

/** What the interface shows of a rule besides its texts. */
export interface RuleInfo {
  clause: string;
  standard: Standard;
  severity: Severity;
  /** What a machine may change when it mends a finding; `none` when only the writer can. */
  fix: FixReach;
  /** Names of the placeholders in the rule's message. */
  values: readonly string[];
}

/** Ids of all rules, in the order in which a list of rules shows them. */
export const ALL_RULE_IDS: readonly RuleId[] = ALL_RULES.map(({ id }) => id);

/** Every rule of the checker by id, in the order in which a list of rules shows them. */
export const RULES: Readonly<Record<RuleId, RuleInfo>> = Object.fromEntries(
  ALL_RULES.map(({ id, clause, standard, severity, fix, values }) => [
    id,
    { clause, standard, severity, fix, values },
  ]),
) as Record<RuleId, RuleInfo>;
