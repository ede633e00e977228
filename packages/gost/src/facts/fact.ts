import type { RuleId } from '../check/registry.ts';
import type { Severity } from '../check/rule.ts';
import type { FileRuleId } from '../file-check/registry.ts';

/**
 * What a demand of a standard is answered by: rules that find its breach, or a line of
 * `docs/reference/normocontrol.md`, because exports cannot break it or because no rule can tell.
 */
type Answer = { rules: readonly (RuleId | FileRuleId)[] } | { docs: 'made' | 'none' };

/** One demand of a standard or of practice. `mark` says what shows it: model, DOCX, page; H is a person. */
export type Fact = {
  id: string;
  severity: Severity;
  mark: string;
} & Answer;
