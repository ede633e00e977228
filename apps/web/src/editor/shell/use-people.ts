import { useMemo, useSyncExternalStore } from 'react';
import { createListeners } from '../document/listeners.ts';
import { useLiveDocument } from './DocumentContext.tsx';
import { type PersonHere, readPerson } from './read-person.ts';

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
