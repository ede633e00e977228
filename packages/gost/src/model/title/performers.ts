import type { DocumentSnapshot } from '@pv/editor-schema';
import type { Performer, PerformersPart, TitlePage } from '../document.ts';

/** «Role, position; name; раздел 1, 2», a line each; the last may be missing. */
export function performersOfLines(typed: string): Performer[] {
  return typed.split('\n').flatMap((line) => {
    const [about = '', name = '', ...share] = line.split(';').map((part) => part.trim());
    return about === '' && name === '' ? [] : [{ about, name, share: share.join(', ') }];
  });
}

/** The lines that the people of the title page give, the order of clause 6.11 being theirs. */
export const linesOfPerformers = ({ people }: Pick<TitlePage, 'people'>): string =>
  people
    .map(({ role, description, name }) =>
      [[role, description].filter(Boolean).join(', ').replaceAll(';', ','), name].join('; '),
    )
    .join('\n');

/** A performer on one line of a text: «Инженер, А. С. Иванова (раздел 1)». */
export const performerLine = ({ about, name, share }: Performer): string =>
  [about, name].filter(Boolean).join(', ') + (share === '' ? '' : ` (${share})`);

/** The list of performers of a document that has that element; typed lines stand before the team's. */
export function performersOf(
  { sections }: Pick<DocumentSnapshot, 'sections'>,
  page: TitlePage,
): PerformersPart | null {
  const section = sections.find(({ kind }) => kind === 'performers');
  if (!section) return null;
  const typed = page.fields?.performersList || linesOfPerformers(page);
  return { sectionId: section.id, people: performersOfLines(typed) };
}
