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

  const onKey = useCallback(
    (event: KeyboardEvent, task: TaskRow) => {
      const { lift: carried, deeds: does } = now.current;
      const target = event.target as HTMLElement;
      if (!target.hasAttribute('data-task-title')) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const take = () => {
        event.preventDefault();
        event.stopPropagation();
      };
      if (!carried) {
        if (event.code !== 'Space') return;
        take();
        const card = target.closest<HTMLElement>('[data-column]')?.dataset['column'];
        const lane = does.lanes[Number(card?.split(':')[0])]?.key ?? '';
        const from = spotOf(does.lanes, lane, task.id);
        if (!from) return;
        const begun = { task, from, to: from };
        become(begun);
        does.say('start', begun);
        return;
      }
      if (carried.task.id !== task.id) return;
      if (event.code === 'Space' || event.key === 'Enter') {
        take();
        become(null);
        does.say('end', carried);
        does.drop(carried);
      } else if (event.key === 'Escape') {
        take();
        cancel();
      } else if (event.key === 'Tab') cancel();
      else {
        const { lanes, ordered } = does;
        const to = stepSpot(lanes, carried.to, { key: event.key, id: task.id, ordered });
        if (event.key.startsWith('Arrow')) take();
        if (!to) return;
        const moved = { ...carried, to };
        become(moved);
        does.say('over', moved);
      }
    },
    [become, cancel],
  );
  return { lift, onKey, cancel };
}
