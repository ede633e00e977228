import {
  type ArticleContent,
  type ArticlePicture,
  languagesIn,
  type PublicationKind,
  type ReadPart,
  type WebPage,
} from '@pv/contract';
import { escapeHtml, parseRich, richHtml } from '@pv/editor-schema/rich-text';
import type { Locale } from '../../context.ts';
import { withIds } from './part-ids.ts';
import { languageOf } from './present-public.ts';
import { readPicture } from './read-picture.ts';

type Pictures = ReadonlyMap<string, ArticlePicture>;

function pictureHtml(picture: ReadPart['picture'], pictures: Pictures): string {
  const found = picture && pictures.get(picture.id);
  if (!found) return '';
  const { url, width, height } = found;
  const alt = escapeHtml(picture.alt);
  const size = `width="${width}" height="${height}"`;
  return `<figure><img src="${escapeHtml(url)}" alt="${alt}" ${size}></figure>`;
}

/** A text with its parts, in the reader's language or in Russian, as JSON and as html made of it. */
export function presentRead(
  content: ArticleContent,
  pictures: readonly ArticlePicture[],
  locale: Locale,
  kind: PublicationKind,
) {
  const language = languageOf(content, locale, kind);
  const { title, summary, body } = content[language];
  const known = new Map(pictures.map((picture) => [picture.id, picture]));
  const parts = withIds(body).map(({ id, heading, text, picture: shown }): ReadPart => {
    const picture = readPicture(shown);
    const doc = text === '' ? null : parseRich(text);
    const html = pictureHtml(picture, known) + (doc ? richHtml(doc) : '');
    return { id, heading, text, html, picture };
  });
  const html = parts
    .map((part) => (part.heading ? `<h2>${escapeHtml(part.heading)}</h2>` : '') + part.html)
    .join('');
  const languages = languagesIn(content, kind);
  return { language, languages, title, summary, parts, html, pictures: [...pictures] };
}

interface WrittenPage {
  row: { updatedAt: Date };
  content: ArticleContent;
  pictures: readonly ArticlePicture[];
}

/** A page of the site as it is read. */
export function presentPage(
  path: WebPage['path'],
  { row, content, pictures }: WrittenPage,
  locale: Locale,
): WebPage {
  const text = presentRead(content, pictures, locale, 'page');
  return { ...text, path, updated_at: row.updatedAt.toISOString() };
}
