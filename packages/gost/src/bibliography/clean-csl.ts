import { readCsl } from './read-csl.ts';

/** Kinds as registries of DOIs name them, by their names in CSL. */
const KINDS: Readonly<Record<string, string>> = {
  'journal-article': 'article-journal',
  'proceedings-article': 'paper-conference',
  'book-chapter': 'chapter',
  'book-section': 'chapter',
  'posted-content': 'article-journal',
  dissertation: 'thesis',
  monograph: 'book',
  'edited-book': 'book',
  'reference-book': 'book',
};

/** A CSL-JSON record of which every field is of its type, and no field is there that a record does not print. */
export function cleanCsl(csl: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { text, names, dates, type } = readCsl(csl);
  const people = Object.entries(names).map(([role, list]) => [
    role,
    list.map(({ family, given, literal }) => (literal ? { literal } : { family, given })),
  ]);
  const days = Object.entries(dates).map(([name, { start, end, literal }]) => {
    const parts = [start, end].flatMap((day) =>
      day ? [[day.year, day.month, day.day].filter((part) => part !== null)] : [],
    );
    return [name, parts.length > 0 ? { 'date-parts': parts } : { literal }];
  });
  return {
    type: (KINDS[type] ?? type) || 'document',
    ...text,
    ...Object.fromEntries([...people, ...days]),
  };
}
