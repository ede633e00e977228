import type { TaskRow } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';

/** How a task is called in a sentence: «№ 12 Собрать стенд». */
export function useTaskName(): (task: Pick<TaskRow, 'number' | 'title'>) => string {
  const { t } = useTexts();
  return ({ number, title }) => t('gantt.named', { number, title });
}

/** How many tasks are named, where there are more. */
const NAMED = 10;

/** Tasks by their numbers: «№ 12, № 14», as many as are read at a glance. */
export function useTaskNumbers(): (tasks: readonly Pick<TaskRow, 'number'>[]) => string {
  const { t } = useTexts();
  return (tasks) => {
    const named = tasks.slice(0, NAMED).map(({ number }) => t('gantt.number', { number }));
    return `${named.join(', ')}${tasks.length > NAMED ? '…' : ''}`;
  };
}
