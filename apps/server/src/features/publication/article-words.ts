import { type ArticleText, hasText, type PublicationKind } from '@pv/contract';
import { parseRich, richWords } from '@pv/editor-schema/rich-text';
import { searchForm } from '../../search-form.ts';

/** The words of an article in one language as the search compares them; '' where it is not in it. */
export function articleWords(
  text: ArticleText,
  authors: readonly string[],
  kind: PublicationKind = 'article',
): string {
  if (!hasText(text, kind)) return '';
  const parts = text.body.map(({ heading, text: json }) => {
    const doc = parseRich(json);
    return `${heading}\n${doc ? richWords(doc) : ''}`;
  });
  return searchForm([text.title, text.summary, ...authors, ...parts].join('\n'));
}
