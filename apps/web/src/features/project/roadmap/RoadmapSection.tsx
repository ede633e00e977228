import { Button, Text } from '@mantine/core';
import { MAX_NUMERIC_STAGES, type Project } from '@pv/contract';
import { IconPlus } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useAddStage } from '../api/use-stage-changes.ts';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { AboutRow } from '../page/AboutRow.tsx';
import { rowStatusOf } from '../page/section-status.ts';
import { TitleForm } from '../page/TitleForm.tsx';
import classes from './RoadmapSection.module.css';
import { SortableStages } from './SortableStages.tsx';
import { StageRow } from './StageRow.tsx';
import { useOpenedRows } from './use-opened-rows.tsx';

interface AddStageProps {
  project: Project;
  title: string | null;
  onTitle: (title: string | null) => void;
}

function AddStage({ project, title, onTitle }: AddStageProps) {
  const { t } = useTexts();
  const add = useAddStage();
  const rows = useOpenedRows();

  function addOne(name: string) {
    add.mutate(
      { body: { project_id: project.id, kind: 'numeric', title: name } },
      {
        onSuccess: ({ id }) => {
          onTitle(null);
          rows.show(id);
        },
      },
    );
  }

  if (title === null) {
    return (
      <Button
        variant="subtle"
        leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
        onClick={() => onTitle('')}
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
      onTitle={onTitle}
      onAdd={addOne}
    />
  );
}

/** The project as a list of rows that open in place: the project section, the stages, the finish. */
export function RoadmapSection({ project, ...adding }: AddStageProps) {
  const { t } = useTexts();
  const words = useApprovalWords();
  const numeric = project.stages.filter((stage) => stage.kind === 'numeric');
  const finish = project.stages.filter((stage) => stage.kind === 'finish');
  const done = numeric.filter(
    (stage) => words.status(rowStatusOf(stage)).group === 'completed',
  ).length;
  return (
    <Section
      title={t('projectPage.roadmap')}
      id="roadmap"
      aside={
        numeric.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('projectPage.stagesDone', { done, count: numeric.length })}
          </Text>
        )
      }
    >
      <div className={classes.stages}>
        <AboutRow project={project} />
        {project.can.arrange ? (
          <SortableStages project={project} stages={numeric} />
        ) : (
          numeric.map((stage) => <StageRow key={stage.id} project={project} stage={stage} />)
        )}
        {(project.can.add_stage || numeric.length === MAX_NUMERIC_STAGES) && (
          <div className={classes.add}>
            {project.can.add_stage ? (
              <AddStage project={project} {...adding} />
            ) : (
              <Text size="sm" c="dimmed">
                {t('projectPage.stage.full', { count: MAX_NUMERIC_STAGES })}
              </Text>
            )}
          </div>
        )}
        {finish.map((stage) => (
          <StageRow key={stage.id} project={project} stage={stage} />
        ))}
      </div>
    </Section>
  );
}
