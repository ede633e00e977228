import type { TitlePage } from '../document.ts';

const INITIALS = '\\p{Lu}\\.\\s*(?:\\p{Lu}\\.)?';
const SURNAME = '\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?';
const NAMES: readonly RegExp[] = [
  new RegExp(`(?<initials>${INITIALS})\\s*(?<surname>${SURNAME})\\.?$`, 'u'),
  new RegExp(`(?<surname>${SURNAME})\\s+(?<initials>${INITIALS})$`, 'u'),
  new RegExp(`(?<full>${SURNAME}\\s+\\p{Lu}\\p{Ll}+\\s+\\p{Lu}\\p{Ll}+(?:вич|вна|ич|чна))$`, 'u'),
];

/** The name that a line ends with, initials first where it has them, and what stands before it. */
export function readPersonName(line: string): { name: string; before: string } | null {
  const text = line.trim().replace(/[,;]$/, '');
  for (const pattern of NAMES) {
    const match = pattern.exec(text);
    if (!match?.groups) continue;
    const { initials, surname, full } = match.groups;
    const name =
      full ?? `${(initials ?? '').replace(/\s+/g, '').replace(/\.(?=\p{Lu})/u, '. ')} ${surname}`;
    return { name, before: text.slice(0, match.index).trim() };
  }
  return null;
}

/** People of a title page as they are typed: a line each, «role; about; name», the middle may be missing. */
export function peopleOfLines(typed: string): TitlePage['people'] {
  return typed.split('\n').flatMap((line) => {
    const parts = line.split(';').map((part) => part.trim());
    const name = parts.at(-1) ?? '';
    if (parts.length < 2 || name === '') return [];
    return [{ role: parts[0] ?? '', description: parts.slice(1, -1).join('; '), name }];
  });
}

/** The same people as lines, for a field in which they are typed. */
export const linesOfPeople = (people: TitlePage['people']): string =>
  people
    .map(({ role, description, name }) => [role, description, name].filter(Boolean).join('; '))
    .join('\n');
