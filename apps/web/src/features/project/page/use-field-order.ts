import type { DynamicField } from '@pv/contract';
import { useRef, useState } from 'react';
import { type FieldCalls, useMoveField } from '../api.ts';
import { inOrder, putAt } from './put-at.ts';

/** The blocks of a list as they were put just now, until the server has them so or refuses. */
export function useFieldOrder(calls: FieldCalls, id: string, stored: readonly DynamicField[]) {
  const move = useMoveField(calls);
  const [order, setOrder] = useState<readonly string[] | null>(null);
  /** How many moves are not answered yet. */
  const pending = useRef(0);
  const fields = inOrder(stored, order);

  /** Puts the block at the place, counted from 0. */
  function put(fieldId: string, place: number) {
    setOrder(putAt(fields, fieldId, place));
    pending.current += 1;
    // a promise is told of the end also when a newer move was made meanwhile
    void move
      .mutateAsync({ params: { id, fieldId }, body: { order: place } })
      .catch(() => {})
      .finally(() => {
        pending.current -= 1;
        // an earlier move does not drop the place of a later one
        if (pending.current === 0) setOrder(null);
      });
  }
  return { fields, put };
}
