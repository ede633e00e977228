import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import type { Project } from '@pv/contract';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useSetTitle } from '../api/use-project-changes.ts';

/** The title, with a pencil for those who may rename. */
export function ProjectTitle({ project }: { project: Project }) {
  const { t } = useTexts();
  const rename = useSetTitle();
  const [draft, setDraft] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const title = draft?.trim() ?? '';
    if (title === project.title || title.length < 3) return setDraft(null);
    rename.mutate(
      { params: { id: project.id }, body: { title } },
      { onSuccess: () => setDraft(null) },
    );
  }

  if (draft === null) {
    return (
      <>
        {project.title}{' '}
        {project.can.edit_task && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('projectPage.rename')}
            onClick={() => setDraft(project.title)}
          >
            <IconPencil size={18} stroke={1.8} aria-hidden="true" />
          </ActionIcon>
        )}
      </>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <Group gap="sm" align="end" wrap="nowrap">
        <TextInput
          aria-label={t('projectPage.title')}
          description={
            project.status.startsWith('approved') ? t('projectPage.editApproved') : undefined
          }
          value={draft}
          maxLength={300}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && setDraft(null)}
          flex={1}
          autoFocus
        />
        <Button type="submit" variant="light" loading={rename.isPending}>
          {t('ui.save')}
        </Button>
      </Group>
    </form>
  );
}
