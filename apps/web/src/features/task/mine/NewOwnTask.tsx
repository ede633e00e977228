import { Button, Group, Modal, NativeSelect, TextInput } from '@mantine/core';
import { type ProjectRow, TASK_ROOM } from '@pv/contract';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useDraftText } from '../../../platform/drafts.ts';
import { useSessionState, useToasts } from '../../../platform/ServicesContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { useOpenerFocus } from '../../../ui/focus.ts';
import { tooLong } from '../../../ui/form/field.ts';
import { useNewTask } from './own-tasks.ts';

interface NewOwnTaskProps {
  /** Those that the reader may put it in. */
  projects: readonly ProjectRow[];
  /** The one that stands there at first. */
  first: string;
  onClose: () => void;
}

/** Makes a task of one's own, and asks of which project. */
export function NewOwnTask({ projects, first, onClose }: NewOwnTaskProps) {
  useOpenerFocus();
  const { t } = useTexts();
  const toasts = useToasts();
  const session = useSessionState();
  const make = useNewTask();
  const draft = useDraftText('task.new.own');
  const [project_id, setProject] = useState(first);
  const title = draft.text.trim();
  const problem = tooLong(t, draft.text, TASK_ROOM.title);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (title === '' || problem || make.isPending || session.kind !== 'in') return;
    const assignees = [session.claims.uid];
    // under one key the server makes one task: another title or project is another one
    const body = { project_id, title, assignees, key: draft.key.take() };
    make.mutate(
      { body },
      {
        onSuccess() {
          draft.write('');
          const project = projects.find(({ id }) => id === project_id)?.title ?? '';
          toasts.success(t('tasks.own.added', { title, project }));
          onClose();
        },
      },
    );
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('tasks.new')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <form onSubmit={submit} noValidate>
        <TextInput
          label={t('tasks.field.title')}
          description={t('tasks.own.toYou')}
          value={draft.text}
          onChange={(event) => {
            draft.key.forget();
            draft.write(event.currentTarget.value);
          }}
          error={problem ?? (make.error ? describeError(make.error, t) : undefined)}
          data-autofocus
        />
        <NativeSelect
          mt="md"
          label={t('tasks.own.project')}
          value={project_id}
          data={projects.map(({ id, title: label }) => ({ value: id, label }))}
          onChange={(event) => {
            draft.key.forget();
            setProject(event.currentTarget.value);
          }}
        />
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={make.isPending} disabled={title === ''}>
            {t('tasks.own.add')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
