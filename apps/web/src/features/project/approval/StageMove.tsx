import type { Move, Project, ProjectType, Stage } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { MoveLine } from '../../../ui/MoveLine.tsx';
import classes from './StageMove.module.css';
import { useApprovalWords } from './use-approval-words.ts';

/** After what a section has its turn, in words. */
function useAfterWords() {
  const { t } = useTexts();
  return ({ number }: NonNullable<Move['after']>) =>
    number === null ? t('whoseMove.afterProject') : t('whoseMove.afterStage', { number });
}

/** Whose move it is in one section: the line, or after what its turn comes; nothing where it is done. */
export function StageMove(props: {
  move: Move | null;
  /** Said where there is no move yet. */
  note?: string | undefined;
  type?: ProjectType;
}) {
  const { move, note } = props;
  const words = useApprovalWords(props.type);
  const after = useAfterWords();
  if (move && !move.after) return <MoveLine compact {...words.move(move)} />;
  const said = move?.after ? after(move.after) : note;
  return said ? <span className={classes.note}>{said}</span> : null;
}

/** What a stage had reached before somebody joined or left, and that it waits to be approved again. */
export function AgainNote({ stage }: { stage: Pick<Stage, 'reached_status'> }) {
  const { t } = useTexts();
  const words = useApprovalWords();
  const { reached_status: reached } = stage;
  if (!reached) return null;
  const { group, label } = words.status(reached);
  const what = group === 'completed' || group === 'approve' ? label : null;
  return (
    <span className={classes.note}>
      {what ? t('whoseMove.againAfter', { what: what.toLowerCase() }) : t('whoseMove.again')}
    </span>
  );
}

/** What is said of the finish while the rest of the work is not done. */
export function useFinishNote(): (
  project: Pick<Project, 'type' | 'completion_status'>,
  stage: Pick<Stage, 'kind'>,
) => string | undefined {
  const { t } = useTexts();
  return ({ type, completion_status: completion }, { kind }) => {
    if (kind !== 'finish' || completion !== 'none') return undefined;
    return type === 'article' ? t('whoseMove.afterProject') : t('projectPage.stage.afterAll');
  };
}
