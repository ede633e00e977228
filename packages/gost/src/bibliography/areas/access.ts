import type { CslItem } from '../csl-item.ts';
import { numericDate } from '../dates.ts';
import { type Area, capitalised } from '../punctuation.ts';

const RESTRICTED = /^режим доступа/iu;

/** Notes of the writer, clause 5.8; a restriction of access stands after the address instead. */
export function noteArea({ text }: CslItem): string {
  const note = text.note ?? '';
  return RESTRICTED.test(note) ? '' : capitalised(note);
}

/** «ISBN …» and «DOI …» without the address of the resolver, clause 5.9. */
export function isbnArea({ text }: CslItem): string {
  return text.ISBN ? `ISBN ${text.ISBN.replace(/^ISBN:?\s*/iu, '')}` : '';
}

export function doiArea({ text }: CslItem): string {
  const doi = (text.DOI ?? '').replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:?\s*)/iu, '');
  return doi && `DOI ${doi}`;
}

/**
 * «URL: … (дата обращения: дд.мм.гггг)» and a restriction of access, clause 5.8.6.4. These notes are
 * the cataloguer's and are in Russian whatever the language of the source is.
 */
export function addressAreas({ text, dates }: CslItem): Area[] {
  if (!text.URL) return [];
  const seen = numericDate(dates.accessed);
  const mode = RESTRICTED.test(text.note ?? '') ? capitalised(text.note ?? '') : '';
  return [`URL: ${text.URL}${seen && ` (дата обращения: ${seen})`}`, mode];
}

/** True for a source that is read on a screen: it has an address, or says so itself. */
export function isElectronic({ text }: CslItem): boolean {
  return Boolean(text.URL) || /электрон|electronic|online/iu.test(text.medium ?? '');
}

/** The last area, kind of content and means of access, clause 5.10. */
export function contentArea(item: CslItem): string {
  return isElectronic(item) ? 'Текст : электронный' : 'Текст : непосредственный';
}
