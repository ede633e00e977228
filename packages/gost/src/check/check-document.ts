import type { DocumentSnapshot } from '@pv/editor-schema';
import type { CheckContext } from './check-context.ts';
import { findDetails } from './find-details.ts';
import type { Finding } from './finding.ts';

/**
 * Checks a document against every rule that is not switched off. Findings come in reading order;
 * those about the document as a whole first, those about the list of sources last.
 */
export function checkDocument(snapshot: DocumentSnapshot, context: CheckContext = {}): Finding[] {
  return findDetails(snapshot, context).map(({ finding }) => finding);
}
