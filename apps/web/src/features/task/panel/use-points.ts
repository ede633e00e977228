import type { ChecklistPoint, Task } from '@pv/contract';
import { useState } from 'react';
import { useTell } from '../api.ts';
import { useWorld } from '../page/TasksWorld.tsx';
import { type PointDeed, withPoint } from '../set/points.ts';

/**
 * The checklist of a task as it is with the deeds that are on their way, and what does one more. They lie
 * over what the server has last said, so an answer to an earlier one takes none of them away.
 */
export function usePoints(id: string) {
  const { deeds } = useWorld();
  const { tell } = useTell();
  const [waiting, setWaiting] = useState<readonly PointDeed[]>([]);
  const pointsOf = ({ checklist }: Task): ChecklistPoint[] => waiting.reduce(withPoint, checklist);

  function act(task: Task, deed: PointDeed) {
    setWaiting((before) => [...before, deed]);
    const doing = deeds.changePoint(id, deed, pointsOf(task));
    tell(doing.finally(() => setWaiting((before) => before.filter((one) => one !== deed))));
  }
  return { pointsOf, act };
}
