import { roadmapEndpoints, type Stage } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useCall, useToasts } from '../../../platform/ServicesContext.tsx';
import { useRefreshProject, useRemoveStage as useRemove } from '../api.ts';
import { stageForms } from '../fields/forms.ts';

/** Removes stages so that they can be brought back at their places. */
export function useRemoveStage() {
  const { t } = useTexts();
  const call = useCall();
  const toasts = useToasts();
  const refresh = useRefreshProject();
  const remove = useRemove();
  return {
    busy: remove.isPending,
    /** The row is gone by then, so its own callbacks would not be called: a promise always is. */
    remove: (stage: Stage, onSettled: () => void = () => {}) =>
      void remove
        .mutateAsync({ params: { id: stage.id } })
        .then(
          () => {
            stageForms.forget(stage.id);
            toasts.undoable(t('projectPage.stage.deleted', { title: stage.title }), () =>
              call(roadmapEndpoints.restore, { params: { id: stage.id } }).finally(refresh),
            );
          },
          () => {},
        )
        .finally(onSettled),
  };
}
