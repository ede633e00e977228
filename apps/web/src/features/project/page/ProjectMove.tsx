import type { Project } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { MoveLine } from '../../../ui/MoveLine.tsx';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { askedAbout } from './next-step.ts';

/** Whose move it is in the project, in which stage, what is asked, since when, what is missing. */
export function ProjectMove({ project }: { project: Project }) {
  const { t } = useTexts();
  const words = useApprovalWords();
  const [move] = project.moves;
  const succeeded = project.completion_status === 'succeeded';
  if (!move) {
    return <MoveLine who="nobody" {...(succeeded && { asked: t('approval.status.succeeded') })} />;
  }
  const stage = project.stages.find((one) => one.id === move.stage_id);
  const { asked, ...line } = words.move(move, askedAbout(move, (stage ?? project).actions));
  const where = stage?.number ? `${t('projectPage.inStage', { number: stage.number })}: ` : '';
  return <MoveLine {...line} asked={`${where}${asked}`} />;
}
