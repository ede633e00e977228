import { readSectionHeads, type StagesOfDocument, stageOfSection } from '@pv/editor-schema';
import type * as Y from 'yjs';
import { isBlankSection, isEmptyDoc } from '../store/is-empty.ts';

/** The stages in whose sections something is written; with the last one, in any. */
export function filledStages(doc: Y.Doc, stages: StagesOfDocument): Set<string> {
  const filled = new Set<string>();
  for (const head of readSectionHeads(doc)) {
    if (!isBlankSection(doc, head)) filled.add(stageOfSection(head, stages));
  }
  if (isEmptyDoc(doc)) filled.delete(stages.last);
  else filled.add(stages.last);
  return filled;
}
