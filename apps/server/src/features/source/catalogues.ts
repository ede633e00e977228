import { cleanCsl } from '@pv/gost';
import { z } from 'zod';

type Csl = Record<string, unknown>;

/** How a catalogue is asked, and what its answer says of the source. */
export interface Catalogue {
  accept: string;
  urlOf: (base: string, number: string) => string;
  /** Null where the answer tells of nothing. */
  read: (answer: unknown, number: string) => Csl | null;
}

/** Some registries give a title as a list of one. */
const plain = (csl: Csl): Csl =>
  Object.fromEntries(
    Object.entries(csl).map(([name, value]) => {
      const [first] = Array.isArray(value) ? value : [];
      return [name, typeof first === 'string' ? first : value];
    }),
  );

/** Marks of HTML that publishers leave in titles. */
const unmarked = (csl: Csl): Csl =>
  Object.fromEntries(
    Object.entries(csl).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/<\/?[a-z][^>]*>/giu, '') : value,
    ]),
  );

/** The registry of DOIs: it sends on to whoever has given the number, who answers in CSL-JSON. */
export const DOI_CATALOGUE: Catalogue = {
  accept: 'application/vnd.citationstyles.csl+json, application/json;q=0.5',
  urlOf: (base, doi) => `${base}/${doi.split('/').map(encodeURIComponent).join('/')}`,
  read(answer, doi) {
    const record = z.record(z.string(), z.unknown()).safeParse(answer);
    if (!record.success) return null;
    const { note: _, status: __, URL: ___, ...csl } = unmarked(cleanCsl(plain(record.data)));
    return csl.title ? { ...csl, DOI: doi } : null;
  },
};

const named = z.array(z.object({ name: z.string() })).catch([]);
const bookSchema = z.object({
  title: z.string(),
  subtitle: z.string().optional().catch(undefined),
  authors: named,
  publishers: named,
  publish_places: named,
  publish_date: z.string().optional().catch(undefined),
  number_of_pages: z.number().optional().catch(undefined),
});

/** «Ivan P. Orlov» and «Orlov, Ivan»: the surname stands last or before a comma. */
function personOf(name: string): Csl {
  const [family = '', given] = name.split(/,\s*/u);
  if (given) return { family, given };
  const words = name.trim().split(/\s+/u);
  const last = words.at(-1) ?? '';
  return words.length > 1
    ? { family: last, given: words.slice(0, -1).join(' ') }
    : { literal: name };
}

/** A catalogue of books that answers as Open Library does. */
export const ISBN_CATALOGUE: Catalogue = {
  accept: 'application/json',
  urlOf: (base, isbn) => `${base}/api/books?bibkeys=ISBN:${isbn}&jscmd=data&format=json`,
  read(answer, isbn) {
    const books = z.record(z.string(), z.unknown()).safeParse(answer);
    const book = bookSchema.safeParse(books.data?.[`ISBN:${isbn}`]);
    if (!book.success) return null;
    const {
      title,
      subtitle,
      authors,
      publishers,
      publish_places: places,
      publish_date,
    } = book.data;
    const year = /\b\d{4}\b/.exec(publish_date ?? '')?.[0];
    return cleanCsl({
      type: 'book',
      title,
      genre: subtitle,
      author: authors.map(({ name }) => personOf(name)),
      publisher: publishers[0]?.name,
      'publisher-place': places[0]?.name,
      ...(year && { issued: { 'date-parts': [[Number(year)]] } }),
      'number-of-pages': book.data.number_of_pages,
      ISBN: isbn,
    });
  },
};
