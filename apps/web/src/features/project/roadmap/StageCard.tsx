import { Button, Group, Text } from '@mantine/core';
import type { Project, Stage } from '@pv/contract';
import { IconFileText } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { MoveLine } from '../../../ui/MoveLine.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useStageReviews } from '../api/use-reviews.ts';
import { ApprovalActions } from '../approval/ApprovalActions.tsx';
import { ReviewFold } from '../approval/ReviewFold.tsx';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { editionOf, subjectOf } from '../page/subject.ts';
import { RemoveStage } from './RemoveStage.tsx';
import classes from './StageCard.module.css';
import { StagePlan } from './StagePlan.tsx';
import { StageResult } from './StageResult.tsx';

/** The actions of a stage, those on the plan and those on the result each on a line of their own. */
function StageActions({ project, stage }: { project: Project; stage: Stage }) {
  const { t } = useTexts();
  const sections = [...new Set(stage.actions.map((action) => action.section))];
  return sections.map((section) => (
    <div key={section} className={classes.actions}>
      {sections.length > 1 && (
        <Text size="sm" c="dimmed">
          {subjectOf(t, section, stage)}
        </Text>
      )}
      <ApprovalActions
        id={stage.id}
        edition={editionOf(project, section, stage)}
        status={stage.status}
        subject={subjectOf(t, section, stage)}
        actions={stage.actions.filter((action) => action.section === section)}
        filled={false}
      />
    </div>
  ));
}

/** A numeric stage or the finish: status, whose move, plan, result, decisions. */
export function StageCard({ project, stage }: { project: Project; stage: Stage }) {
  const { t } = useTexts();
  const words = useApprovalWords();
  const numeric = stage.kind === 'numeric';
  return (
    <article className={classes.card} id={`stage-${stage.id}`} aria-label={stage.title}>
      <header className={classes.head}>
        <h3 className={classes.title}>
          {numeric && <span className={classes.number}>{stage.number}</span>}
          {stage.title}
        </h3>
        <StatusBadge {...words.status(stage.status)} />
      </header>
      {stage.move && <MoveLine compact {...words.move(stage.move)} />}
      {numeric && <StagePlan stage={stage} />}
      <StageResult stage={stage} />
      <Group gap="sm" mb="md">
        <Button
          component="a"
          href={`/project/${project.type}/${project.id}/document/${stage.id}`}
          variant="light"
          leftSection={<IconFileText size={16} stroke={1.8} aria-hidden="true" />}
        >
          {t('projectPage.document.open')}
        </Button>
        {stage.can.delete && <RemoveStage stage={stage} />}
      </Group>
      <StageActions project={project} stage={stage} />
      <ReviewFold id={stage.id} use={useStageReviews} mayTick={project.can.edit} />
    </article>
  );
}
