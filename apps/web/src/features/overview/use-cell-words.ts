import {
  approvalKey,
  type OverviewStage,
  type OverviewWork,
  roleOf,
  rowStatusOf,
} from '@pv/contract';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { keepInitials } from '../../ui/words.ts';

/** What a cell says. */
export interface CellWords {
  /** How the stage stands, in a word or two. */
  word: string;
  /** Whose move it is, and how long; both '' where it is nobody's. */
  who: string;
  days: string;
  /** All the rest, for whoever points at the cell or has it read out. */
  details: string;
}

/** Says of a stage how it stands, whose move it is and how long. */
export function useCellWords(): (work: OverviewWork, stage: OverviewStage) => CellWords {
  const { t, dynamic } = useTexts();

  function wordOf({ group, kind, reached_status: reached }: OverviewStage): string {
    if (reached !== null && group === 'neutral') return t('overview.word.again');
    if (group === 'approve' && kind === 'numeric') return t('overview.word.plan');
    return t(`overview.word.${group}`);
  }

  function whoOf(move: NonNullable<OverviewStage['move']>): string {
    if (move.mine) return t('overview.yours');
    const names = move.people.map(({ name }) => name).filter(Boolean);
    const roles = move.roles.map((role) => dynamic(`roles.${roleOf(role)}`));
    return keepInitials((names.length > 0 ? names : roles).join(', '));
  }

  const daysOf = (days: number) =>
    days > 0 ? t('overview.days', { count: days }) : t('ui.move.today');

  return (work, stage) => {
    const { late, tasks, move } = stage;
    const details = [
      stage.title,
      dynamic(approvalKey('status', rowStatusOf(stage), work.type)),
      stage.reached_status !== null && t('whoseMove.again'),
      late > 0 && t('overview.late', { count: late }),
      tasks.total > 0 && t('overview.tasks', tasks),
    ];
    return {
      word: wordOf(stage),
      who: move ? whoOf(move) : '',
      days: move ? daysOf(move.days) : '',
      details: details.filter(Boolean).join(', '),
    };
  };
}
