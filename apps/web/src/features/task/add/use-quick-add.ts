import { useRef, useState } from 'react';
import { requestId } from '../../../platform/api/client.ts';
import { useDraftText } from '../../../platform/drafts.ts';
import { useTell } from '../api.ts';
import { useWorld } from '../page/TasksWorld.tsx';
import type { NewTask } from '../set/change-set.ts';

/** What a new task gets from the place where it is written. */
export type Beginnings = Omit<NewTask, 'project_id' | 'key' | 'title'>;

interface Written {
  title: string;
  /** Under the same one nothing is made twice. */
  key: string;
}

/**
 * Writing tasks one after another: what is typed is kept on this device until it is sent, and a title that
 * was refused stands in the field again, or beside it where the next one is being typed. Sent again it has the
 * same key: it may have been made, and only the answer was lost.
 */
export function useQuickAdd(place: string, beginnings: Beginnings) {
  const { project, deeds } = useWorld();
  const { tell, toasts } = useTell();
  const draft = useDraftText(`task.new.${project.id}.${place}`);
  const [failed, setFailed] = useState<readonly Written[]>([]);
  const inField = useRef<Written | null>(null);

  function send(title: string, key: string) {
    const doing = deeds.create({ ...beginnings, title }, key).catch((error: unknown) => {
      if (draft.newest() === '') {
        draft.write(title);
        inField.current = { title, key };
      } else setFailed((before) => [...before, { title, key }]);
      toasts.failure(error);
    });
    tell(doing);
  }
  return {
    text: draft.text,
    write: draft.write,
    failed,
    add() {
      const title = draft.text.trim();
      if (title === '') return;
      const key = inField.current?.title === title ? inField.current.key : requestId();
      inField.current = null;
      draft.write('');
      send(title, key);
    },
    again(one: Written) {
      setFailed((before) => before.filter(({ key }) => key !== one.key));
      send(one.title, one.key);
    },
  };
}
