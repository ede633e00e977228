import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useServices } from '../../../platform/ServicesContext.tsx';
import type { Cipher } from '../crypto/cipher.ts';
import type { NoteWorld } from './note-forms.ts';
import { useNoteDrafts } from './use-kept-drafts.ts';

/** What the notes of a key are written with on this page. */
export function useNoteWorld(owner: string, keyId: string, cipher: Cipher): NoteWorld {
  const { call, session, toasts } = useServices();
  const { t } = useTexts();
  const queries = useQueryClient();
  const { of: draftOf } = useNoteDrafts();
  return useMemo(
    () => ({
      owner,
      keyId,
      cipher,
      present: () => {
        const state = session.state();
        return state.kind === 'in' && state.claims.uid === owner;
      },
      call,
      queries,
      draftOf,
      tell: toasts.failure,
      revived: () => toasts.warning(t('notes.note.revived')),
    }),
    [owner, keyId, cipher, session, call, queries, draftOf, toasts, t],
  );
}
