import { useNavigate, useSearch } from '@tanstack/react-router';
import type { WrittenLanguage } from './article-parts.ts';

/** The language whose text is being written, as it stands in the address. */
export function useWrittenLanguage() {
  const { language = 'ru' }: { language?: WrittenLanguage | undefined } = useSearch({
    from: '/protected/articles-desk/$id',
  });
  const navigate = useNavigate();
  return {
    language,
    setLanguage(next: WrittenLanguage) {
      if (next === language) return;
      void navigate({
        to: '.',
        search: next === 'ru' ? {} : { language: next },
        resetScroll: false,
      });
    },
  };
}
