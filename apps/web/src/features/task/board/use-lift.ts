import type { TaskRow } from '@pv/contract';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type Lane, type Spot, spotOf, stepSpot } from './board-model.ts';

/** A card that is carried by the keyboard. */
export interface Lift {
  task: TaskRow;
  from: Spot;
  to: Spot;
}

interface LiftDeeds {
  lanes: readonly Lane[];
  mayLift: boolean;
  /** Cards stand in their own order, which may be changed. */
  ordered: boolean;
  say: (what: 'start' | 'over' | 'end' | 'cancel', lift: Lift) => void;
  drop: (lift: Lift) => void;
}

/**
 * Carries a card by the keyboard: Space lifts and drops it, arrows move it, Escape and leaving it take it
 * back. Gives what hears the keys of the cards.
 */
export function useLift(deeds: LiftDeeds) {
  const [lift, setLift] = useState<Lift | null>(null);
  const now = useRef({ deeds, lift });
  useEffect(() => {
    now.current = { deeds, lift };
  });

  const become = useCallback((next: Lift | null) => {
    now.current = { ...now.current, lift: next };
    setLift(next);
  }, []);

  const cancel = useCallback(() => {
    const { lift: carried, deeds: does } = now.current;
    if (!carried) return;
    become(null);
    does.say('cancel', carried);
  }, [become]);

  const begin = useCallback(
    (card: HTMLElement, task: TaskRow) => {
      const { deeds: does } = now.current;
      const [row] = card.closest<HTMLElement>('[data-column]')?.dataset.column?.split(':') ?? [];
      const from = spotOf(does.lanes, does.lanes[Number(row)]?.key ?? '', task.id);
      if (!from) return;
      const begun = { task, from, to: from };
      become(begun);
      does.say('start', begun);
    },
    [become],
  );

  const step = useCallback(
    (carried: Lift, key: string) => {
      const { lanes, ordered, say } = now.current.deeds;
      const { task, from } = carried;
      const to = stepSpot(lanes, carried.to, { key, id: task.id, from: from.lane, ordered });
      if (!to) return;
      const moved = { ...carried, to };
      become(moved);
      say('over', moved);
    },
    [become],
  );

  const drop = useCallback(
    (carried: Lift) => {
      const { deeds: does } = now.current;
      become(null);
      does.say('end', carried);
      does.drop(carried);
    },
    [become],
  );

  const onKey = useCallback(
    (event: KeyboardEvent, task: TaskRow) => {
      const card = event.target as HTMLElement;
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!plain || !card.hasAttribute('data-task-title')) return;
      const { lift: carried, deeds: does } = now.current;
      const lifts = does.mayLift && event.code === 'Space';
      if (carried?.task.id !== task.id) {
        if (!lifts) return;
        event.preventDefault();
        begin(card, task);
        return;
      }
      if (event.key === 'Tab') return cancel();
      // the page and the list of keys have to leave a carried card alone
      event.preventDefault();
      event.stopPropagation();
      if (lifts || event.key === 'Enter') drop(carried);
      else if (event.key === 'Escape') cancel();
      else step(carried, event.key);
    },
    [begin, cancel, drop, step],
  );
  return { lift, onKey };
}
