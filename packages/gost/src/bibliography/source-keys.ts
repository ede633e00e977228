import type { SourceJson } from '@pv/editor-schema';
import { formatSource } from './format.ts';
import { readCsl } from './read-csl.ts';

type Source = Pick<SourceJson, 'id' | 'raw' | 'csl'>;

const essence = (record: string): string =>
  record
    .replace(/\(дата обращения[^)]*\)|Текст : (?:электронный|непосредственный)/giu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const doiOf = ({ csl }: Source): string =>
  typeof csl?.DOI === 'string' ? csl.DOI.toLowerCase().replace(/^.*?(?=10\.)/u, '') : '';

/** The same title by the same author in the same year and number, whatever else is told or left out. */
function workOf({ csl }: Source): string {
  const { text, names, dates } = readCsl(csl ?? {});
  const year = dates.issued?.start?.year;
  const [first] = names.author ?? [];
  const title = essence(text.title ?? '');
  if (!title || !year || !first) return '';
  const place = [text.volume, text.issue, text.number, text['volume-title']];
  return `work ${[title, essence(first.family || first.literal), year, ...place].join(' ')}`;
}

/** What a source is known by: its words, its DOI, its work. Two that share one of these are the same. */
export function sourceKeys(source: Source): string[] {
  const doi = doiOf(source);
  return [essence(formatSource(source)), doi && `doi ${doi}`, workOf(source)].filter(Boolean);
}
