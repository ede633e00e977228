import { Button } from '@mantine/core';
import type { Project } from '@pv/contract';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useAddStage } from '../api/use-stage-changes.ts';
import { TitleForm } from '../page/TitleForm.tsx';
import classes from './RoadmapSection.module.css';
import { StageCard } from './StageCard.tsx';

function AddStage({ project }: { project: Project }) {
  const { t } = useTexts();
  const add = useAddStage();
  const [title, setTitle] = useState<string | null>(null);

  function addOne(title: string) {
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
    <TitleForm
      label={t('projectPage.stage.title')}
      title={title}
      maxLength={300}
      busy={add.isPending}
      onTitle={setTitle}
      onAdd={addOne}
    />
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
