import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import type { Project } from '@pv/contract';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { tooLong } from '../../../ui/form/field.ts';
import { useKindCalls } from '../api.ts';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { FieldTrouble } from '../fields/FieldTrouble.tsx';
import { useWriteOver } from '../fields/use-write-over.ts';
import { useWriting } from '../fields/use-writing.tsx';
import classes from './ProjectTitle.module.css';

/** The contract's shortest and longest title. */
const SHORTEST = 3;
const TITLE_MAX = 300;

function TitleEditor({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTexts();
  const { project: calls } = useKindCalls();
  const params = { id: project.id };
  const [from] = useState(project.title);
  const rename = useWriteOver({
    from,
    read: async (call) => {
      const newest = await call(calls.get, { params });
      return { value: newest.title, version: newest.version };
    },
    send: (call, value, version) =>
      call(calls.setTitle, { params, body: { title: value, version } }),
  });
  const [draft, setDraft] = useState(project.title);
  const title = draft.trim();
  const problem = title.length < SHORTEST ? t('fields.title_short') : tooLong(t, title, TITLE_MAX);

  async function save() {
    if (await rename.save(title)) onClose();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (problem) return;
    if (title === project.title) return onClose();
    void save();
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
      <FieldTrouble
        field={{
          status: null,
          error: undefined,
          theirs: rename.theirs,
          again: () => void save(),
          resolve: (choice) => (choice === 'mine' ? void save() : onClose()),
        }}
      />
      <Group gap="xs" mt="xs">
        <Button type="submit" variant="light" disabled={problem !== null} loading={rename.busy}>
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
