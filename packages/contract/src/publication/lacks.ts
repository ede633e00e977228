import { type ArticleContent, type ArticleText, hasText } from './content.ts';
import type { ReadLanguage } from './languages.ts';
import type { PublicationKind } from './place.ts';

/** Something to be filled in before readers may see a text; `part` is counted from 0. */
export type Lack =
  | { language: ReadLanguage; what: 'title' | 'summary' | 'body' }
  | { language: ReadLanguage; what: 'alt'; part: number };

/** Pictures that nobody has described or chosen to be decoration. */
function undescribed({ body }: ArticleText, language: ReadLanguage): Lack[] {
  return body.flatMap(({ picture }, part): Lack[] =>
    picture && picture.alt === '' && !picture.decorative ? [{ language, what: 'alt', part }] : [],
  );
}

/** What it lacks to be published, in the order of its fields; English may be left out. */
export function lacksOf(
  { ru, en }: Pick<ArticleContent, 'ru' | 'en'>,
  kind: PublicationKind,
): Lack[] {
  const written = ru.body.some((part) => part.text !== '');
  return [
    ...(ru.title === '' ? [{ language: 'ru', what: 'title' } as const] : []),
    ...(ru.summary === '' ? [{ language: 'ru', what: 'summary' } as const] : []),
    ...(kind === 'block' || written ? [] : [{ language: 'ru', what: 'body' } as const]),
    ...undescribed(ru, 'ru'),
    ...(hasText(en, kind) ? undescribed(en, 'en') : []),
  ];
}

/** The same as keys of texts, each kind of them once. */
export function missingIn(content: ArticleContent, kind: PublicationKind): string[] {
  const kinds = new Set(lacksOf(content, kind).map(({ what }) => what));
  return [...kinds].map((what) => `publication.missing.${what}`);
}
