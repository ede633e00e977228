import { type ClosedNote, noteEndpoints, type ResponseOf } from '@pv/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { showRemoved, showSaved } from '../api.ts';
import { formName, type NoteWorld, noteForms } from './note-forms.ts';

const KEY = keyOf(noteEndpoints.list, {});

/** Deletes notes. Until the notice goes one can be put back just as it was, still encrypted. */
export function useRemoveNote(world: NoteWorld) {
  const { call, toasts } = useServices();
  const queries = useQueryClient();
  const { t } = useTexts();

  async function putBack({ id, nonce, ciphertext }: ClosedNote) {
    const body = { key_id: world.keyId, version: 0, nonce, ciphertext };
    const saved = await call(noteEndpoints.save, { params: { id }, body });
    showSaved(queries, { id, nonce, ciphertext, ...saved });
  }

  function forget(id: string) {
    noteForms.forget(formName(world, id));
    world.draftOf(id).drop();
    showRemoved(queries, id);
  }

  /** Gives whether it is gone; a failure is told. */
  return async (id: string, title: string): Promise<boolean> => {
    // what is on its way would make it again
    await noteForms.settle();
    const listed = queries.getQueryData<ResponseOf<typeof noteEndpoints.list>>(KEY);
    const note = listed?.notes.find((one) => one.id === id);
    if (!note) {
      forget(id);
      return true;
    }
    try {
      await call(noteEndpoints.remove, { params: { id }, query: { version: note.version } });
    } catch (error) {
      if (isApiError(error, 'stale_version', 'not_found')) {
        void queries.invalidateQueries({ queryKey: KEY });
      }
      toasts.failure(error);
      return false;
    }
    forget(id);
    toasts.undoable(t('notes.note.removed', { title }), () => putBack(note));
    return true;
  };
}
