import { type DynamicField, type Project, projectEndpoints } from '@pv/contract';
import { useCall, useToasts } from '../../../app/ServicesContext.tsx';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useRemoveField as useRemove } from '../api/use-project-changes.ts';
import { useRefreshProject } from '../api/use-refresh-project.ts';
import { blockForms } from '../fields/forms.ts';

type ListName = 'taskFields' | 'infoFields';

/** Removes a text block at once; the notice of it brings the block back with its text and at its place. */
export function useRemoveField(project: Project, list: ListName) {
  const { t } = useTexts();
  const call = useCall();
  const toasts = useToasts();
  const refresh = useRefreshProject();
  const remove = useRemove(list);
  const params = { id: project.id };

  async function bringBack({ title, kind, order }: DynamicField, content: string) {
    await call(projectEndpoints[list].add, { params, body: { title, kind, order, content } });
  }

  // The field is gone by then, so its own callbacks would not be called: a promise always is.
  return (field: DynamicField, text: string, onSettled: () => void) =>
    void remove
      .mutateAsync({ params: { ...params, fieldId: field.id } })
      .then(
        () => {
          blockForms.forget(field.id);
          toasts.undoable(t('projectPage.removed', { title: field.title }), () =>
            bringBack(field, text).finally(refresh),
          );
        },
        () => {},
      )
      .finally(onSettled);
}
