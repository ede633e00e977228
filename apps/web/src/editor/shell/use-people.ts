import { useMemo, useSyncExternalStore } from 'react';
import { createListeners } from '../document/listeners.ts';
import { useLiveDocument } from './DocumentContext.tsx';

/** Somebody else who has the document open. */
export interface PersonHere {
  clientId: number;
  id: string;
  name: string;
  color: string;
  /** The section where the caret stands. */
  section: string | null;
}

type State = Record<string, unknown>;

function readPerson(clientId: number, state: State): PersonHere | null {
  const user = state.user as Partial<PersonHere> | undefined;
  if (!user?.name) return null;
  const section = typeof state.section === 'string' ? state.section : null;
  const color = /^#[0-9a-f]{6}$/i.test(user.color ?? '') ? String(user.color) : '#5d7ae1';
  return { clientId, id: user.id ?? String(clientId), name: user.name, color, section };
}

/** Who else is here; the same array until somebody comes, leaves or goes to another section. */
export function usePeople(): readonly PersonHere[] {
  const { awareness } = useLiveDocument();
  const store = useMemo(() => {
    const told = createListeners();
    const read = () =>
      [...awareness.getStates()].flatMap(([clientId, state]) => {
        const person = clientId === awareness.clientID ? null : readPerson(clientId, state);
        return person ? [person] : [];
      });
    let people = read();
    let shape = JSON.stringify(people);
    const follow = () => {
      const next = read();
      if (JSON.stringify(next) === shape) return;
      shape = JSON.stringify(next);
      people = next;
      told.tell();
    };
    return {
      read: () => people,
      subscribe(listener: () => void) {
        awareness.on('change', follow);
        const stop = told.subscribe(listener);
        follow();
        return () => {
          stop();
          awareness.off('change', follow);
        };
      },
    };
  }, [awareness]);
  return useSyncExternalStore(store.subscribe, store.read);
}
