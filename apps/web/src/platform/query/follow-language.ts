import type { Services } from '../services.ts';

interface Followed {
  language: Pick<Services['language'], 'locale' | 'subscribe'>;
  queries: Pick<Services['queries'], 'invalidateQueries'>;
}

/**
 * Asks for the answers of the server anew when the language has changed, in this tab or another: names
 * of roles, categories, statuses and templates come in the language of the call. Then `recheck`, so that
 * the head of the page is told in it too.
 */
export function followLanguage(
  { language, queries }: Followed,
  recheck: () => void = () => undefined,
): () => void {
  let shown = language.locale();
  return language.subscribe(() => {
    if (language.locale() === shown) return;
    shown = language.locale();
    void queries.invalidateQueries().then(recheck);
  });
}
