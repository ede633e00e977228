import { type ClosedNote, noteEndpoints, type ResponseOf } from '@pv/contract';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../platform/query/use-endpoint.ts';

type Listed = ResponseOf<typeof noteEndpoints.list>;

const KEY = keyOf(noteEndpoints.list, {});

function change(queries: QueryClient, make: (notes: ClosedNote[]) => ClosedNote[]): void {
  // an answer that is on its way knows nothing of this yet
  void queries.cancelQueries({ queryKey: KEY });
  queries.setQueryData<Listed>(KEY, (listed) => listed && { ...listed, notes: make(listed.notes) });
}

/** Puts a note that was just saved on top of the list. */
export const showSaved = (queries: QueryClient, note: ClosedNote): void =>
  change(queries, (notes) => [note, ...notes.filter(({ id }) => id !== note.id)]);

/** Takes a note that was just deleted out of the list. */
export const showRemoved = (queries: QueryClient, id: string): void =>
  change(queries, (notes) => notes.filter((note) => note.id !== id));
