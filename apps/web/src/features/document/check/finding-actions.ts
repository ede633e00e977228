import type { Finding } from '@pv/gost';
import type { ShownFinding } from './protocol.ts';

/** What can be done with findings, and how their sections are called. */
export interface FindingActions {
  mayMend: boolean;
  /** A correction is being worked out. */
  busy: boolean;
  canGo(shown: ShownFinding): boolean;
  go(shown: ShownFinding): void;
  mend(finding: Finding): void;
  sectionName(id: string): string;
}
