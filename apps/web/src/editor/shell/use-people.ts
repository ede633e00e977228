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

const USUAL_COLOUR = '#5d7ae1';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads what a connected browser says of its person; nothing is believed of it. Null without a name. */
export function readPerson(
  clientId: number,
  state: Readonly<Record<string, unknown>>,
): PersonHere | null {
  const said: object = typeof state.user === 'object' && state.user !== null ? state.user : {};
  const user: Partial<Record<string, unknown>> = { ...said };
  const name = text(user.name);
  if (name.trim() === '') return null;
  const colour = text(user.color);
  return {
    clientId,
    id: text(user.id) || String(clientId),
    name,
    color: /^#[0-9a-f]{6}$/i.test(colour) ? colour : USUAL_COLOUR,
    section: text(state.section) || null,
  };
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
