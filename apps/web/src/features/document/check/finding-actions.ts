import type { Finding } from '@pv/gost';
import type { ShownFinding } from './protocol.ts';

/** What can be done with findings, and how their sections are called. */
export interface FindingActions {
  mayMend: boolean;
  /** Setting aside is a setting of the document and changes no text. */
  mayHide: boolean;
  /** A correction is being worked out. */
  busy: boolean;
  canGo(shown: ShownFinding): boolean;
  go(shown: ShownFinding): void;
  mend(finding: Finding): void;
  /** Mends all breaches of a rule that are shown. */
  mendRule(rule: Finding['rule']): void;
  /** Sets a finding aside by its words, or with null all of its rule, for a reason. */
  hide(aside: { rule: string; quote: string | null; reason: string }): void;
  sectionName(id: string): string;
}
