import type { TaskRow } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';

/** How a task is called in a sentence: «№ 12 Собрать стенд». */
export function useTaskName(): (task: Pick<TaskRow, 'number' | 'title'>) => string {
  const { t } = useTexts();
  return ({ number, title }) => t('gantt.named', { number, title });
}
