import type { NodeJson } from '@pv/editor-schema';
import { type AnswerDraft, act } from './answer-actions.ts';
import { countDocument } from './count-document.ts';
import { linkSections } from './link/link-sections.ts';
import type { ReportEntry, ReportWarning } from './report.ts';
import { placesOf } from './report-builder.ts';
import type { ImportResult } from './result.ts';

/**
 * Applies answers to the questions of an import. Gives a new result in which the answered questions
 * are gone and references to new appendices and sources are live; the given one stays as it is.
 * @param answers id of a question → `value` of one of its options.
 * @throws RangeError for a question or an option that the result does not have.
 */
export function applyAnswers(
  result: ImportResult,
  answers: Readonly<Record<string, string>>,
): ImportResult {
  const { assets, ...rest } = result;
  const draft: AnswerDraft = structuredClone(rest);
  for (const [questionId, value] of Object.entries(answers)) {
    const question = draft.report.questions.find((one) => one.id === questionId);
    if (!question) throw new RangeError(`The import has no question ${questionId}`);
    const option = question.options.find((one) => one.value === value);
    if (!option) throw new RangeError(`Question ${questionId} has no option ${value}`);
    draft.report.questions = draft.report.questions.filter((one) => one !== question);
    act(draft, question, option);
  }
  relink(draft);
  Object.assign(draft.report.counts, countDocument(draft.snapshot));
  return { ...draft, assets };
}

/** Links what has a target now; the list of what has none is made anew. */
function relink({ snapshot, labels, report }: AnswerDraft): void {
  const linked: { became: ReportEntry['became']; was: string; line: NodeJson }[] = [];
  const unresolved: { code: ReportWarning['code']; was: string; line: NodeJson }[] = [];
  linkSections(snapshot.sections, labels, null, {
    linked: (became, was, line) => linked.push({ became, was, line }),
    unresolved: (kind, was, line) => unresolved.push({ code: `${kind}_unresolved`, was, line }),
    missingAppendix: () => {},
  });
  const places = placesOf(snapshot.sections);
  const placeOf = (line: NodeJson) => places.get(line) ?? null;
  report.entries.push(
    ...linked.map(({ became, was, line }) => ({ became, was, place: placeOf(line) })),
  );
  report.warnings = [
    // names that a text refers by have no place: no answer gives them a target
    ...report.warnings.filter(({ code, place }) => !place || !code.endsWith('_unresolved')),
    ...unresolved.map(({ code, was, line }) => ({ code, values: { was }, place: placeOf(line) })),
  ];
}
