import {
  ARTICLE_SECTIONS,
  type ArticleCard,
  type ArticleContent,
  type ArticlePicture,
  languagesIn,
  type PublicArticle,
  type PublicationKind,
} from '@pv/contract';
import type { Locale } from '../../context.ts';
import { type ArticleRecord, sectionOf } from './article-row.ts';
import { withIds } from './part-ids.ts';
import { readPicture } from './read-picture.ts';

/** The language in which it is read: Russian where it is not in the reader's. */
export function languageOf(
  content: ArticleContent,
  locale: Locale,
  kind: PublicationKind = 'article',
): Locale {
  return languagesIn(content, kind).includes(locale) ? locale : 'ru';
}

interface Shown {
  row: Pick<ArticleRecord, 'id' | 'section' | 'slug' | 'publishAt' | 'updatedAt'>;
  content: ArticleContent;
  pictures: readonly ArticlePicture[];
}

function headOf(
  { row, content, pictures }: Shown,
  language: Locale,
): Omit<ArticleCard, 'published_at' | 'section' | 'section_id'> {
  const { title, summary } = content[language];
  const authors = content.authors.map(({ name, name_en, orcid }) => ({
    name: (language === 'en' && name_en) || name,
    orcid,
  }));
  return {
    id: row.id,
    slug: row.slug,
    title,
    summary,
    authors,
    picture: pictures.find(({ id }) => id === content.picture) ?? null,
  };
}

function sectionFields({ row }: Shown): Pick<ArticleCard, 'section' | 'section_id'> {
  const section = sectionOf(row);
  return { section, section_id: ARTICLE_SECTIONS[section] };
}

/** An article in a public list. */
export function presentCard(shown: Shown, locale: Locale): ArticleCard {
  const at = shown.row.publishAt ?? shown.row.updatedAt;
  const head = headOf(shown, languageOf(shown.content, locale));
  return { ...head, ...sectionFields(shown), published_at: at.toISOString() };
}

/** An article as it is read. */
export function presentArticle(shown: Shown, locale: Locale): PublicArticle {
  const language = languageOf(shown.content, locale);
  const { publishAt, updatedAt } = shown.row;
  return {
    ...headOf(shown, language),
    ...sectionFields(shown),
    language,
    languages: languagesIn(shown.content, 'article'),
    body: withIds(shown.content[language].body).map((part) => ({
      ...part,
      picture: readPicture(part.picture),
    })),
    pictures: [...shown.pictures],
    published_at: publishAt?.toISOString() ?? null,
    updated_at: updatedAt.toISOString(),
  };
}
