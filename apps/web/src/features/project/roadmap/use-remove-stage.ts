import { type Project, type Stage, stageEndpoints } from '@pv/contract';
import { useCall, useToasts } from '../../../app/ServicesContext.tsx';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useRefreshProject } from '../api/use-refresh-project.ts';
import { useRemoveStage as useRemove } from '../api/use-stage-changes.ts';
import { stageForms } from '../fields/forms.ts';

/** Removes stages: for good, or so that an untouched one can be brought back at its place. */
export function useRemoveStage(project: Project) {
  const { t } = useTexts();
  const call = useCall();
  const toasts = useToasts();
  const refresh = useRefreshProject();
  const remove = useRemove();

  async function bringBack({ title, goal, planned_result, starts_at, ends_at, number }: Stage) {
    const plan = { title, goal, planned_result, starts_at, ends_at };
    const { id, version, ...made } = await call(stageEndpoints.create, {
      body: { project_id: project.id, kind: 'numeric', ...plan },
    });
    if (number !== null && made.number !== number) {
      await call(stageEndpoints.change, { params: { id }, body: { number, version } });
    }
  }

  return {
    busy: remove.isPending,
    forGood: (stage: Stage, onSettled: () => void) =>
      void remove
        .mutateAsync({ params: { id: stage.id } })
        .then(
          () => stageForms.forget(stage.id),
          () => {},
        )
        .finally(onSettled),
    /** The row is gone by then, so its own callbacks would not be called: a promise always is. */
    withUndo: (stage: Stage) =>
      void remove.mutateAsync({ params: { id: stage.id } }).then(
        () => {
          stageForms.forget(stage.id);
          toasts.undoable(t('projectPage.stage.deleted', { title: stage.title }), () =>
            bringBack(stage).finally(refresh),
          );
        },
        () => {},
      ),
  };
}
