import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import type { Project } from '@pv/contract';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { tooLong } from '../../../ui/form/too-long.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { useSetTitle } from '../api/use-project-changes.ts';
import classes from './ProjectTitle.module.css';

/** The contract's shortest and longest title. */
const SHORTEST = 3;
const TITLE_MAX = 300;

function TitleEditor({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTexts();
  const rename = useSetTitle();
  const [draft, setDraft] = useState(project.title);
  const title = draft.trim();
  const problem = title.length < SHORTEST ? t('fields.title_short') : tooLong(t, title, TITLE_MAX);
  const approved = project.status.startsWith('approved');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (problem) return;
    if (title === project.title) return onClose();
    rename.mutate({ params: { id: project.id }, body: { title } }, { onSuccess: onClose });
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && title === project.title) onClose();
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        aria-label={t('projectPage.title')}
        description={approved ? t('projectPage.editApproved') : undefined}
        error={problem}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        autoFocus
      />
      <Group gap="xs" mt="xs">
        <Button
          type="submit"
          variant="light"
          disabled={problem !== null}
          loading={rename.isPending}
        >
          {t('ui.save')}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
      </Group>
    </form>
  );
}

/** The title, with a pencil for those who may rename. */
export function ProjectTitle({ project }: { project: Project }) {
  const { t } = useTexts();
  const [editing, setEditing] = useState(false);
  const { ref, back } = useFocusBack();
  function close() {
    back();
    setEditing(false);
  }
  if (editing) return <TitleEditor project={project} onClose={close} />;
  return (
    <>
      {project.title}{' '}
      {project.can.edit_task && (
        <ActionIcon
          ref={ref}
          variant="subtle"
          color="gray"
          aria-label={t('projectPage.rename')}
          onClick={() => setEditing(true)}
        >
          <IconPencil size={18} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      )}
    </>
  );
}
