import type { PublicArticle } from '@pv/contract';
import { describePage } from '../../platform/head.ts';

/** An article as schema.org has it. */
const dataOf = (article: PublicArticle) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: article.title,
  description: article.summary,
  inLanguage: article.language,
  datePublished: article.published_at,
  dateModified: article.updated_at,
  author: article.authors.map(({ name, orcid }) => ({
    '@type': 'Person',
    name,
    ...(orcid && { sameAs: `https://orcid.org/${orcid}` }),
  })),
});

/** The first picture in the text. */
function firstIn({ body, pictures }: PublicArticle) {
  const id = body.find((part) => part.picture)?.picture?.id;
  return pictures.find((one) => one.id === id);
}

/** What search engines and messengers are told of an article. */
export function describeArticle(article: PublicArticle | undefined) {
  if (!article) return {};
  const { title, summary, language, languages } = article;
  // the one before the text, else the first one in it; by an address that does not run out
  const picture = article.picture ?? firstIn(article);
  return describePage({
    title,
    description: summary,
    kind: 'article',
    language,
    languages,
    picture: picture && { ...picture, url: `/article-pictures/${picture.id}` },
    data: dataOf(article),
  });
}
