import type { Stage } from '@pv/contract';

/**
 * Whether a stage is only its plan so far: no document, no result, nothing sent. Such a stage can be
 * made again as it was, so its removal can be undone.
 */
export function isUntouched(
  stage: Pick<
    Stage,
    'status' | 'document_id' | 'result_text' | 'plan_edition' | 'result_edition' | 'fields'
  >,
): boolean {
  const { status, document_id, result_text, plan_edition, result_edition, fields } = stage;
  const empty = document_id === null && result_text.trim() === '';
  return (
    status === 'stage_created' &&
    empty &&
    fields.length === 0 &&
    plan_edition === 0 &&
    result_edition === 0
  );
}
