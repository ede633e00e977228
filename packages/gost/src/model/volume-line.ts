import type { GostDocument, TitlePage } from './document.ts';
import { isReport } from './title/title-rows.ts';

/** The volume line of the abstract around the count of pages, which only a layout knows. */
export interface VolumeLine {
  /** «Отчет » with the space after it. */
  before: string;
  /** « с., 1 кн., 24 рис., 12 табл., 50 источн., 2 прил.» with no-break spaces. */
  after: string;
}

/** In the order of GOST 7.32-2017 clause 6.12.1. The words are abbreviated and not declined. */
const COUNTED = [
  ['figures', 'рис.'],
  ['tables', 'табл.'],
  ['sources', 'источн.'],
  ['appendices', 'прил.'],
] as const;

/** The first line of the abstract, GOST 7.32-2017 clause 6.12.1. What the document lacks is left out. */
export function volumeLine({
  titlePage,
  counts,
}: Pick<GostDocument, 'titlePage' | 'counts'>): VolumeLine {
  const parts = COUNTED.filter(([key]) => counts[key] > 0).map(
    ([key, word]) => `${counts[key]}\u00a0${word}`,
  );
  return {
    before: `${subject(titlePage.workKind)} `,
    after: ['\u00a0с.', ...books(titlePage), ...parts].join(', '),
  };
}

/** The same where nothing is laid out, and nobody knows how many pages there are; empty where nothing else is counted. */
export function unpagedVolume(document: Parameters<typeof volumeLine>[0]): string {
  const { before, after } = volumeLine(document);
  const [, ...counted] = after.split(', ');
  return counted.length === 0 ? '' : `${before.trim()}: ${counted.join(', ')}`;
}

/** How many books there are: of a report always, of another work where it has several. */
function books(page: GostDocument['titlePage']): string[] {
  const count = booksOf(page).length;
  return isMeantAsReport(page.workKind) || count > 1 ? [`${count || 1}\u00a0кн.`] : [];
}

const kindOf = (workKind: string) => workKind.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** What is called nothing yet is formatted as a report. */
const isMeantAsReport = (workKind: string): boolean =>
  workKind.trim() === '' || isReport({ workKind });

/** A report is called «Отчет», as in the standard's sample; another work by its kind. */
function subject(workKind: string): string {
  if (isMeantAsReport(workKind)) return 'Отчет';
  const kind = kindOf(workKind);
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** The books of a report of several, a line each, clause 5.4.2. */
function booksOf({ fields }: Pick<TitlePage, 'fields'>): string[] {
  return (fields?.books ?? '')
    .split('\n')
    .map((book) => book.trim())
    .filter((book) => book !== '');
}

/** The books that the contents of the first one list after its own entries, clause 5.4.2. */
export function otherBooks(page: Pick<TitlePage, 'fields'>): string[] {
  const [, ...others] = booksOf(page);
  return /(?:книга|том)\s*1(?!\d)/iu.test(page.fields?.volume ?? '') ? others : [];
}
