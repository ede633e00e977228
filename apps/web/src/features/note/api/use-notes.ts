import { noteEndpoints } from '@pv/contract';
import { useChange, useEndpoint } from '../../../platform/query/use-endpoint.ts';

/** The person's notes as the server keeps them, encrypted, with the phrase that knows their key. */
export const useNotes = () => useEndpoint(noteEndpoints.list, {});

/** Deletes the key's phrase with all notes; the dialog shows a failure itself. */
export const useDropKey = () =>
  useChange(noteEndpoints.dropKey, { stales: [noteEndpoints.list], ownErrors: true });
