import type { TitlePage } from '../model/document.ts';
import type { CheckContext } from './reading/read-document.ts';

/**
 * What a check is told of the work, from what the profiles and the project give for its title page: the
 * same in the panel and on the printed sheet.
 */
export function contextOf(page: TitlePage): CheckContext {
  const { title, people } = page;
  return { title, people: people.map(({ role }) => role), page };
}
