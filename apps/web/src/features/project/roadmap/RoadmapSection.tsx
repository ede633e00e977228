import { Button, Group, TextInput } from '@mantine/core';
import type { Project } from '@pv/contract';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useAddStage } from '../api/use-stage-changes.ts';
import classes from './RoadmapSection.module.css';
import { StageCard } from './StageCard.tsx';

function AddStage({ project }: { project: Project }) {
  const { t } = useTexts();
  const add = useAddStage();
  const [title, setTitle] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!title?.trim()) return;
    add.mutate(
      { body: { project_id: project.id, kind: 'numeric', title } },
      { onSuccess: () => setTitle(null) },
    );
  }

  if (title === null) {
    return (
      <Button
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
        onClick={() => setTitle('')}
      >
        {t('projectPage.stage.add')}
      </Button>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <Group gap="sm" align="end">
        <TextInput
          label={t('projectPage.stage.title')}
          value={title}
          maxLength={300}
          onChange={(event) => setTitle(event.currentTarget.value)}
          autoFocus
        />
        <Button type="submit" variant="light" loading={add.isPending}>
          {t('projectPage.add')}
        </Button>
        <Button variant="subtle" onClick={() => setTitle(null)}>
          {t('ui.cancel')}
        </Button>
      </Group>
    </form>
  );
}

/** The numeric stages and the finish, one under another. The start stage is the project section itself. */
export function RoadmapSection({ project }: { project: Project }) {
  const { t } = useTexts();
  const shown = project.stages.filter((stage) => stage.kind !== 'start');
  const numeric = shown.filter((stage) => stage.kind === 'numeric');
  const finish = shown.filter((stage) => stage.kind === 'finish');
  return (
    <Section title={t('projectPage.roadmap')} id="roadmap">
      <div className={classes.stages}>
        {numeric.map((stage) => (
          <StageCard key={stage.id} project={project} stage={stage} />
        ))}
        {project.can.add_stage && <AddStage project={project} />}
        {finish.map((stage) => (
          <StageCard key={stage.id} project={project} stage={stage} />
        ))}
      </div>
    </Section>
  );
}
