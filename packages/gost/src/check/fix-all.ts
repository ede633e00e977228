import type { DocumentSnapshot } from '@pv/editor-schema';
import type { CheckContext } from './check-context.ts';
import { applyEdits } from './edits/apply-edits.ts';
import { chooseCompatible } from './edits/choose-compatible.ts';
import { findDetails } from './find-details.ts';
import type { Finding } from './finding.ts';

/** More passes than any document has needed; a bound, so that two rules at odds cannot run for ever. */
const MAX_PASSES = 40;

/**
 * Mends whatever a machine can mend, or only what is `wanted`, pass after pass, until nothing mendable is left. `fixed` lists
 * the findings in the order in which they were mended, each as it stood in its pass.
 */
export function fixAll(
  snapshot: DocumentSnapshot,
  context: CheckContext = {},
  wanted: (finding: Finding) => boolean = () => true,
): { snapshot: DocumentSnapshot; fixed: Finding[] } {
  const fixed: Finding[] = [];
  let current = snapshot;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const mendable = findDetails(current, context).filter(
      ({ finding, edits }) => edits.length > 0 && wanted(finding),
    );
    if (mendable.length === 0) break;
    const chosen = chooseCompatible(mendable, ({ edits }) => edits);
    current = applyEdits(
      current,
      chosen.flatMap(({ edits }) => edits),
    );
    fixed.push(...chosen.map(({ finding }) => finding));
  }
  return { snapshot: current, fixed };
}
