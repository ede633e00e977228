import type { DocumentSnapshot } from '@pv/editor-schema';
import type { CheckContext } from './check-context.ts';
import { applyEdits } from './edits/apply-edits.ts';
import { findDetails } from './find-details.ts';
import type { Finding } from './finding.ts';

/**
 * Mends one finding and gives the new document. Null when it cannot be mended by a machine, or when
 * the document has changed since and the finding is no longer there: nothing is ever mended by guess.
 */
export function fixFinding(
  snapshot: DocumentSnapshot,
  finding: Finding,
  context: CheckContext = {},
): DocumentSnapshot | null {
  if (!finding.fixable) return null;
  const key = keyOf(finding);
  const same = findDetails(snapshot, context, [finding.rule]).find(
    (detail) => keyOf(detail.finding) === key && detail.edits.length > 0,
  );
  return same ? applyEdits(snapshot, same.edits) : null;
}

const keyOf = ({ rule, place, subject, values }: Finding): string =>
  JSON.stringify([rule, place.sectionId, place.path, place.range ?? null, subject, values]);
