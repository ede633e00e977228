import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import type { Project } from '@pv/contract';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { tooLong } from '../../../ui/form/too-long.ts';
import { useSetTitle } from '../api/use-project-changes.ts';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { useWriting } from '../fields/use-writing.tsx';
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

/** The title, with a pencil for those who may rename; where it is approved they are asked first. */
export function ProjectTitle({ project }: { project: Project }) {
  const { t } = useTexts();
  const words = useApprovalWords();
  const approved = words.status(project.status).group === 'approve';
  // a title that is being typed stays when the right to rename goes
  const writing = useWriting('text', approved, false);
  if (writing.open) return <TitleEditor project={project} onClose={writing.end} />;
  return (
    <>
      {project.title}{' '}
      {project.can.edit_task && (
        <ActionIcon
          ref={writing.pencilRef}
          variant="subtle"
          color="gray"
          aria-label={t('projectPage.rename')}
          onClick={writing.begin}
        >
          <IconPencil size={18} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      )}
      {writing.question}
    </>
  );
}
