import { Button } from '@mantine/core';
import type { Project } from '@pv/contract';
import type { Translate } from '@pv/texts';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ApprovalActions } from '../approval/ApprovalActions.tsx';
import { ABOUT } from '../roadmap/opened.ts';
import { useOpenedRows } from '../roadmap/use-opened-rows.tsx';
import type { NextStep } from './next-step.ts';
import { inSentence, subjectOf } from './subject.ts';

type Place = 'page' | 'row';

/** What the sender does at once, by the meaning of his decision. */
const SENDING = { send: 'send', self_approve: 'approve', approve: 'approve' } as const;

/** In a row the button is short; in the head of the page it names what it is about. */
function wordsOf(t: Translate, step: NextStep, place: Place, type: Project['type']): string {
  if (step.kind === 'add_stage') return t('projectPage.stage.add');
  if (step.kind === 'write') return t('projectPage.document.open');
  if (step.kind === 'fix') return t('projectPage.step.fix');
  const deed = step.kind === 'decide' ? SENDING[step.action.intent] : step.kind;
  if (place === 'row') return t(`projectPage.step.${deed}`);
  const subject = subjectOf(t, step.section, { stage: step.stage, type });
  const what = inSentence(subject);
  return t(`projectPage.step.${deed}What`, { what });
}

export interface StepButtonProps {
  project: Project;
  step: NextStep;
  /** In the head of the page the button is the only filled one; in a row it is quiet. */
  place: Place;
  onAddStage?: () => void;
}

/** The next step of the reader as a button: does it at once, or leads to where it is done. */
export function StepButton({ project, step, place, onAddStage }: StepButtonProps) {
  const { t } = useTexts();
  const rows = useOpenedRows();
  const look =
    place === 'page'
      ? { variant: 'filled' }
      : ({ variant: 'default', size: 'compact-md' } as const);
  const words = wordsOf(t, step, place, project.type);

  if (step.kind === 'add_stage') {
    return (
      <Button {...look} onClick={onAddStage}>
        {words}
      </Button>
    );
  }
  const { stage } = step;
  if (step.kind === 'decide') {
    return (
      <ApprovalActions
        stageId={stage?.id ?? null}
        subject={subjectOf(t, step.section, { stage, type: project.type })}
        actions={[step.action]}
        type={project.type}
        look={look}
        words={words}
      />
    );
  }
  if (step.kind === 'write') {
    const params = { projectType: project.type, projectId: project.id, stageId: step.stage.id };
    const to = '/project/$projectType/$projectId/document/$stageId';
    return place === 'row' ? null : (
      <Button {...look} renderRoot={(root) => <Link {...root} to={to} params={params} />}>
        {words}
      </Button>
    );
  }
  return (
    <Button
      {...look}
      onClick={() => rows.show(stage?.id ?? ABOUT, step.kind === 'fill' ? step.lacks : [])}
    >
      {words}
    </Button>
  );
}
