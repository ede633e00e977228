import { Button } from '@mantine/core';
import type { Project, Stage } from '@pv/contract';
import { IconFileText, IconFlag } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { ItemDrag } from '../../../ui/sortable.tsx';
import { useFinishNote } from '../approval/StageMove.tsx';
import { stepOf } from '../page/next-step.ts';
import { StepButton } from '../page/StepButton.tsx';
import { rowStatusOf } from '../page/section-status.ts';
import { isEarly } from '../timeline/plan-order.ts';
import { RoadmapRow } from './RoadmapRow.tsx';
import { StageMenu } from './StageMenu.tsx';
import { StagePanel } from './StagePanel.tsx';
import classes from './StageRow.module.css';

function DocumentLink({ project, stage }: { project: Project; stage: Stage }) {
  const { t } = useTexts();
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-md"
      className={classes.document}
      aria-label={t('projectPage.document.open')}
      title={t('projectPage.document.open')}
      renderRoot={(root) => (
        <Link
          {...root}
          to="/project/$projectType/$projectId/document/$stageId"
          params={{ projectType: project.type, projectId: project.id, stageId: stage.id }}
        />
      )}
    >
      <IconFileText size={18} stroke={1.8} aria-hidden="true" />
      <span className={classes.word}>{t('projectPage.document.short')}</span>
    </Button>
  );
}

interface StageRowProps {
  project: Project;
  stage: Stage;
  /** Its date says the zone for the whole page. */
  tellsZone: boolean;
  drag?: ItemDrag;
}

/** A numeric stage or the finish as a row of the roadmap. */
export function StageRow({ project, stage, tellsZone, drag }: StageRowProps) {
  const finishNote = useFinishNote();
  const numeric = stage.kind === 'numeric';
  const step = stepOf(stage.move, stage.actions, stage);
  return (
    <RoadmapRow
      rowKey={stage.id}
      title={stage.title}
      mark={numeric ? stage.number : <IconFlag size={16} stroke={2} />}
      status={rowStatusOf(stage)}
      bySupervisor={stage.by_supervisor_author}
      term={stage}
      zone={project.time_zone}
      tellsZone={tellsZone}
      early={isEarly(project, stage)}
      move={stage.move}
      {...(drag && { drag })}
      note={finishNote(project, stage)}
      next={step && <StepButton project={project} step={step} place="row" />}
      quiet={
        <>
          <DocumentLink project={project} stage={stage} />
          <StageMenu project={project} stage={stage} />
        </>
      }
    >
      <StagePanel project={project} stage={stage} />
    </RoadmapRow>
  );
}
