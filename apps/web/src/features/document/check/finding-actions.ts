import type { Finding } from '@pv/gost';
import { useLayoutEffect, useMemo, useRef } from 'react';
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

/**
 * The same actions until something of them looks otherwise: hundreds of findings are then not drawn anew
 * with every letter that is typed beside them. What is done is always that of now.
 */
export function useSteadyActions(actions: FindingActions): FindingActions {
  const now = useRef(actions);
  useLayoutEffect(() => {
    now.current = actions;
  });
  const { mayMend, mayHide, busy, sectionName } = actions;
  return useMemo(
    () => ({
      mayMend,
      mayHide,
      busy,
      sectionName,
      canGo: (shown) => now.current.canGo(shown),
      go: (shown) => now.current.go(shown),
      mend: (finding) => now.current.mend(finding),
      mendRule: (rule) => now.current.mendRule(rule),
      hide: (aside) => now.current.hide(aside),
    }),
    [mayMend, mayHide, busy, sectionName],
  );
}
