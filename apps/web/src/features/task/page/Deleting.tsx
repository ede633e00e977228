import { Button, Group, Modal, Text } from '@mantine/core';
import { createContext, type ReactNode, use, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useTell } from '../api.ts';
import { useWorld } from './TasksWorld.tsx';

type Delete = (ids: readonly string[]) => void;

const DeleteContext = createContext<Delete>(() => undefined);

/** Deletes tasks, to be taken back for a while; asks only what becomes of subtasks. */
export const useDelete = (): Delete => use(DeleteContext);

/** Deletes tasks for everything inside. */
export function DeleteProvider({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const { set, all, edit, deeds } = useWorld();
  const { toasts, tell } = useTell();
  const [asked, setAsked] = useState<string | null>(null);
  const task = asked ? all.get(asked) : undefined;
  const partsOf = (id: string) => set.tasks.filter(({ parent_id }) => parent_id === id);

  const undoable = (said: string, ids: readonly string[]) =>
    toasts.undoable(said, () => deeds.restore(ids));

  function removeOne(id: string, subtasks?: 'delete' | 'keep') {
    const title = all.get(id)?.title ?? '';
    setAsked(null);
    const doing = deeds.remove(id, subtasks);
    tell(doing.then(() => undoable(t('tasks.deleted', { title }), [id])));
  }
  /** What they are parts of takes parts along, and brings them back. */
  async function removeMany(ids: readonly string[]) {
    const those = new Set(ids);
    const topOf = (id: string) => {
      const parent = all.get(id)?.parent_id;
      return parent && those.has(parent) ? parent : id;
    };
    const { gone, refusals } = await deeds.removeMany([...new Set(ids.map(topOf))]);
    const there = new Set(gone);
    const count = ids.filter((id) => there.has(topOf(id))).length;
    if (count > 0) undoable(t('tasks.deletedMany', { count }), gone);
    if (refusals.length > 0) throw refusals[0];
  }
  function remove(ids: readonly string[]) {
    const [id] = ids;
    if (!edit || !id) return;
    if (ids.length === 1) {
      if (partsOf(id).length > 0) setAsked(id);
      else removeOne(id);
      return;
    }
    tell(removeMany(ids));
  }
  return (
    <DeleteContext value={remove}>
      {children}
      <Modal
        opened={task !== undefined}
        onClose={() => setAsked(null)}
        title={t('tasks.delete.title')}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
        zIndex={320}
      >
        {task && (
          <>
            <Text mb="lg">
              {t('tasks.delete.text', { title: task.title, count: partsOf(task.id).length })}
            </Text>
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={() => setAsked(null)} data-autofocus>
                {t('ui.cancel')}
              </Button>
              <Button variant="default" onClick={() => removeOne(task.id, 'keep')}>
                {t('tasks.delete.keep')}
              </Button>
              <Button color="red" onClick={() => removeOne(task.id, 'delete')}>
                {t('tasks.delete.with')}
              </Button>
            </Group>
          </>
        )}
      </Modal>
    </DeleteContext>
  );
}
