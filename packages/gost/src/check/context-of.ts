import type { TitlePage } from '../model/document.ts';
import type { CheckContext } from './reading/read-document.ts';

/**
 * What a check is told of the work, from what the profiles and the project give for its title page: the
 * same in the panel and on the printed sheet.
 */
export function contextOf(page: TitlePage): CheckContext {
  const { workKind, title, people } = page;
  // what a report is called in the fixed phrases of GOST 7.32-2017 differs from any other work
  const work = /научно-исследовательск/i.test(workKind) ? 'report' : 'thesis';
  return { work, title, people: people.map(({ role }) => role), page };
}
