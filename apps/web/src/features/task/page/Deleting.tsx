import { Button, Group, Modal, Text } from '@mantine/core';
import type { TaskRow } from '@pv/contract';
import { createContext, type ReactNode, use, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useRefreshSources } from '../../comment/public.ts';
import { useTell } from '../api.ts';
import { keepFocusAt } from '../keys/use-held-focus.ts';
import type { Parts } from '../set/change-set.ts';
import { useWorld } from './TasksWorld.tsx';

type Delete = (ids: readonly string[]) => void;

const DeleteContext = createContext<Delete>(() => undefined);

/** Deletes tasks, to be taken back for a while; asks only what becomes of subtasks. */
export const useDelete = (): Delete => use(DeleteContext);

const isPartOf =
  (those: ReadonlySet<string>) =>
  ({ parent_id }: TaskRow) =>
    parent_id !== null && those.has(parent_id);

/** Deletes tasks for everything inside. */
export function DeleteProvider({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const { set, all, edit, deeds } = useWorld();
  const { toasts, tell } = useTell();
  const refresh = useRefreshSources();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [first = ''] = asked;
  const title = all.get(first)?.title;

  /** The parts of some tasks that are not among them. */
  function partsOf(ids: readonly string[]) {
    const those = new Set(ids);
    return set.tasks.filter((task) => !those.has(task.id) && isPartOf(those)(task));
  }
  function undoable(said: string, ids: readonly string[]) {
    // what a task was made of leads to it only while that is there
    void refresh();
    toasts.undoable(said, () => deeds.restore(ids).finally(refresh));
  }

  function removeOne(id: string, subtasks?: Parts) {
    const doing = deeds.remove(id, subtasks);
    const said = t('tasks.deleted', { title: all.get(id)?.title ?? '' });
    tell(doing.then(() => undoable(said, [id])));
  }
  async function removeMany(ids: readonly string[], subtasks: Parts) {
    const those = new Set(ids);
    // what they are parts of takes parts along, and brings them back
    const whole = ids.filter((id) => !those.has(all.get(id)?.parent_id ?? ''));
    const going = subtasks === 'delete' ? whole : ids;
    const { gone, back, refusals } = await deeds.removeMany(going, subtasks);
    const along = subtasks === 'delete' ? set.tasks.filter(isPartOf(new Set(gone))).length : 0;
    const count = gone.length + along;
    if (count > 0) undoable(t('tasks.deletedMany', { count }), back);
    if (refusals.length > 0) throw refusals[0];
  }
  function removeWith(ids: readonly string[], subtasks: Parts) {
    setAsked([]);
    keepFocusAt(ids);
    const [id] = ids;
    if (ids.length === 1 && id) removeOne(id, subtasks);
    else tell(removeMany(ids, subtasks));
  }
  function remove(ids: readonly string[]) {
    const [id] = ids;
    if (!edit || !id) return;
    if (partsOf(ids).length > 0) return setAsked(ids);
    keepFocusAt(ids);
    if (ids.length === 1) removeOne(id);
    else tell(removeMany(ids, 'delete'));
  }
  const count = partsOf(asked).length;
  return (
    <DeleteContext value={remove}>
      {children}
      <Modal
        opened={title !== undefined}
        onClose={() => setAsked([])}
        title={t(asked.length > 1 ? 'tasks.delete.titleMany' : 'tasks.delete.title')}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
        zIndex={320}
      >
        {title !== undefined && (
          <>
            <Text mb="lg">
              {asked.length > 1
                ? t('tasks.delete.textMany', { count })
                : t('tasks.delete.text', { title, count })}
            </Text>
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={() => setAsked([])} data-autofocus>
                {t('ui.cancel')}
              </Button>
              <Button variant="default" onClick={() => removeWith(asked, 'keep')}>
                {t('tasks.delete.keep')}
              </Button>
              <Button color="red" onClick={() => removeWith(asked, 'delete')}>
                {t('tasks.delete.with')}
              </Button>
            </Group>
          </>
        )}
      </Modal>
    </DeleteContext>
  );
}
