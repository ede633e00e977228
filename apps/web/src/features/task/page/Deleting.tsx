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

  function removeOne(id: string, subtasks?: 'delete' | 'keep') {
    const title = all.get(id)?.title ?? '';
    setAsked(null);
    tell(deeds.remove(id, subtasks));
    toasts.undoable(t('tasks.deleted', { title }), () => deeds.restore([id]));
  }
  function remove(ids: readonly string[]) {
    const [id] = ids;
    if (!edit || !id) return;
    if (ids.length === 1) {
      if (partsOf(id).length > 0) setAsked(id);
      else removeOne(id);
      return;
    }
    // parts come back with what they are parts of
    const gone = new Set(ids);
    const tops = ids.filter((one) => !gone.has(all.get(one)?.parent_id ?? ''));
    tell(deeds.removeMany([...ids]));
    toasts.undoable(t('tasks.deletedMany', { count: ids.length }), () => deeds.restore(tops));
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
