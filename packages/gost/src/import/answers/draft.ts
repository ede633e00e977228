import type { DocumentSnapshot, SectionJson } from '@pv/editor-schema';
import type { Place } from '../../model/document.ts';
import type { LabelBook } from '../labels.ts';
import type { ImportReport } from '../report.ts';

/** A copy of a result that answers may change. */
export interface AnswerDraft {
  snapshot: DocumentSnapshot;
  report: ImportReport;
  labels: LabelBook;
}

export function findSection(draft: AnswerDraft, id: string): SectionJson | undefined {
  return draft.snapshot.sections.find((section) => section.id === id);
}

/** Takes a section out; what pointed into it points nowhere. */
export function removeSection(draft: AnswerDraft, id: string): void {
  const { sections } = draft.snapshot;
  sections.splice(
    sections.findIndex((section) => section.id === id),
    1,
  );
  movePlaces(draft, (place) => (place.sectionId === id ? null : place));
}

/** Changes every place of the report after blocks have moved. */
export function movePlaces(draft: AnswerDraft, move: (place: Place) => Place | null): void {
  const { entries, warnings, questions } = draft.report;
  for (const line of [...entries, ...warnings]) line.place = line.place && move(line.place);
  for (const question of questions) question.place = move(question.place) ?? question.place;
}
