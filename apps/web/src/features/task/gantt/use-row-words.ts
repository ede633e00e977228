import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useStageWords } from '../../project/public.ts';
import { useTaskName, useTaskNumbers } from '../days/use-task-name.ts';
import { daysLateOf, type Facts } from './facts.ts';
import type { GanttRow, TaskGanttRow } from './rows.ts';

/** Rows in words: all that their bars and lines show. */
export function useRowWords() {
  const { t } = useTexts();
  const nameOf = useTaskName();
  const stageWords = useStageWords();
  const { days } = stageWords;
  const numbers = useTaskNumbers();

  function title(row: GanttRow): string {
    if (row.kind === 'task') return nameOf(row.task);
    const { stage } = row;
    if (!stage) return t('gantt.show.noStage');
    return stageWords.title(stage);
  }
  function rest({ task }: TaskGanttRow, facts: Facts): string[] {
    const late = daysLateOf(task, facts.today);
    const blockers = task.blocked_by.flatMap((id) => facts.tasks.get(id) ?? []);
    const waits = blockers.filter(({ done }) => !done);
    const broken = facts.broken.get(task.id) ?? [];
    const names = task.assignees.map(({ name }) => name).join(', ');
    return [
      names ? t('gantt.row.assignees', { names }) : t('gantt.row.nobody'),
      ...(task.done ? [t('gantt.row.done')] : []),
      ...(late > 0 ? [t('gantt.row.late', { count: late })] : []),
      ...(waits.length > 0 ? [t('gantt.row.waits', { numbers: numbers(waits) })] : []),
      ...(broken.length > 0 ? [t('gantt.row.broken', { numbers: numbers(broken) })] : []),
      ...(facts.critical.has(task.id) ? [t('gantt.row.critical')] : []),
    ];
  }
  return {
    title,
    days,
    numbers,
    /** Everything that a row shows. */
    row: (row: GanttRow, facts: Facts): string => {
      const shown = days(row.term);
      const term =
        row.gathered && row.kind === 'task' && row.parts > 0
          ? t('gantt.row.gathered', { term: shown })
          : shown;
      const more = row.kind === 'task' ? rest(row, facts) : [];
      return [title(row), term, ...more].join(', ');
    },
  };
}
