import type { DynamicField } from '@pv/contract';
import type { KindContent } from '@pv/editor-schema/rich-text';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useCall, useToasts } from '../../../platform/ServicesContext.tsx';
import { type FieldCalls, useDropField, useRefreshProject } from '../api.ts';
import { blockForms } from '../fields/forms.ts';

/** Removes a text block at once; the notice of it brings the block back with its text and at its place. */
export function useRemoveField(calls: FieldCalls, id: string) {
  const { t } = useTexts();
  const call = useCall();
  const toasts = useToasts();
  const refresh = useRefreshProject();
  const remove = useDropField(calls);

  async function bringBack({ title, order }: DynamicField, written: KindContent) {
    await call(calls.add, { params: { id }, body: { title, order, ...written } });
  }

  // The field is gone by then, so its own callbacks would not be called: a promise always is.
  return (field: DynamicField, written: KindContent, onSettled: () => void) =>
    void remove
      .mutateAsync({ params: { id, fieldId: field.id } })
      .then(
        () => {
          blockForms.forget(field.id);
          toasts.undoable(t('projectPage.removed', { title: field.title }), () =>
            bringBack(field, written).finally(refresh),
          );
        },
        () => {},
      )
      .finally(onSettled);
}
