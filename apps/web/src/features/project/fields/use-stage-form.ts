import { type Stage, stageEndpoints } from '@pv/contract';
import { type StageFields as Fields, stageForms } from './forms.ts';
import { useKeptForm } from './use-kept-form.ts';

function fieldsOf({ title, goal, planned_result, result_text, starts_at, ends_at }: Stage): Fields {
  return { title, goal, planned_result, result_text, starts_at, ends_at };
}

/** The form of a stage's plan and result, which saves itself. */
export function useStageForm(stage: Stage) {
  const params = { id: stage.id };
  return useKeptForm<Fields>({
    keeper: stageForms,
    id: stage.id,
    fields: fieldsOf(stage),
    version: stage.version,
    rules: stageEndpoints.change.body.shape,
    send: (call, changes, version) =>
      call(stageEndpoints.change, { params, body: { ...changes, version } }),
    read: async (call) => {
      const newest = await call(stageEndpoints.get, { params });
      return { fields: fieldsOf(newest), version: newest.version };
    },
  });
}
