import type { TaskRow } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';

/** How a task is called in a sentence: «№ 12 Собрать стенд». */
export function useTaskName(): (task: Pick<TaskRow, 'number' | 'title'>) => string {
  const { t } = useTexts();
  return ({ number, title }) => t('gantt.named', { number, title });
}

/** Tasks by their numbers: «№ 12, № 14». */
export function useTaskNumbers(): (tasks: readonly Pick<TaskRow, 'number'>[]) => string {
  const { t } = useTexts();
  return (tasks) => tasks.map(({ number }) => t('gantt.number', { number })).join(', ');
}
