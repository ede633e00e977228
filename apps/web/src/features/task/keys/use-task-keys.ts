import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useTaskName } from '../days/use-task-name.ts';
import { useDelete } from '../page/Deleting.tsx';
import { useWorld } from '../page/TasksWorld.tsx';
import { usePick } from '../pick/PickProvider.tsx';
import { type RowDeeds, useKeysOfRows } from './use-keys-of-rows.ts';

/** What keys do that is not the same in all views. */
interface TaskKeyDeeds extends Pick<RowDeeds, 'select' | 'rename'> {
  add: () => void;
  /** With which tasks something is done that is asked for one: with it alone where nothing is said. */
  targets?: (id: string) => readonly string[];
}

/** Hears the keys of the views of the open project. */
export function useTaskKeys({ add, targets = (id) => [id], ...ofList }: TaskKeyDeeds): void {
  const { t } = useTexts();
  const { all, edit, open } = useWorld();
  const nameOf = useTaskName();
  const pick = usePick();
  const remove = useDelete();
  const deeds: RowDeeds = {
    mayEdit: () => edit,
    open,
    // a parent is chosen for one task: each of several could be refused for its own reason
    pick: (field, id, row) => pick(field, field === 'parent' ? [id] : targets(id), row),
    remove: (id) => remove(targets(id)),
    ...ofList,
  };
  function headOf(id: string) {
    const task = all.get(id);
    if (!task) return null;
    const count = targets(id).length;
    return { group: count > 1 ? t('tasks.bulk.chosen', { count }) : nameOf(task), count };
  }
  useKeysOfRows({ deeds, add, headOf });
}
