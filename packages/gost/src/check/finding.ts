import type { Place } from '../model/document.ts';
import type { RuleId } from './registry.ts';
import type { Severity, Standard, Subject } from './rule.ts';

/** One breach of a rule in a document, as plain data that can leave a worker. */
export interface Finding {
  rule: RuleId;
  clause: string;
  standard: Standard;
  severity: Severity;
  /** For a title: the section with an empty path; for what is in no section: an empty section id. */
  place: Place;
  subject: Subject;
  /** For the placeholders of the message. */
  values: Record<string, string | number>;
  /** True when `fixFinding` can mend it. */
  fixable: boolean;
}
