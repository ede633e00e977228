import type { Stage } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';

/** Stages in words: «1. Обзор; 2. Методы; завершение». */
export function useStageNames(): (stages: readonly Stage[]) => string {
  const { t } = useTexts();
  return (stages) =>
    stages
      .map(({ number, title }) =>
        number === null ? t('roadmap.term.finish').toLowerCase() : `${number}. ${title}`,
      )
      .join('; ');
}
