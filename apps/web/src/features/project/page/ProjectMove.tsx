import type { Project } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { MoveLine } from '../../../ui/MoveLine.tsx';
import { MatterLines } from '../../waiting/public.ts';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { LookLine } from '../waiting/LookLine.tsx';
import { RemindLine } from '../waiting/RemindLine.tsx';
import { possibleMove } from './next-step.ts';
import classes from './ProjectMove.module.css';

/**
 * Whose move it is in the project, in which stage, what is asked, since when, what is missing. What the
 * reader may do while others have the turn stands under it.
 */
export function ProjectMove({ project }: { project: Project }) {
  const { t } = useTexts();
  const words = useApprovalWords();
  const [move] = project.moves;
  if (!move) {
    return (
      <>
        <MoveLine who="nobody" />
        <MatterLines projectId={project.id} />
      </>
    );
  }
  const possible = possibleMove(project);
  return (
    <>
      <MoveLine {...words.move(move, true)} />
      <LookLine projectId={project.id} move={move} />
      {!move.own && <RemindLine project={project} move={move} />}
      {possible && (
        <p className={classes.possible}>
          {t('whoseMove.possible', { what: words.asked(possible, true) })}
        </p>
      )}
      <MatterLines projectId={project.id} />
    </>
  );
}
