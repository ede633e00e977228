import { isDeepStrictEqual } from 'node:util';
import { ARTICLE_CHANGES, type ArticleChange, type ArticleContent } from '@pv/contract';
import { contentWithIds } from './part-ids.ts';

const VALUE: Readonly<Record<ArticleChange, (content: ArticleContent) => unknown>> = {
  title: ({ ru }) => ru.title,
  summary: ({ ru }) => ru.summary,
  text: ({ ru }) => ru.body,
  english: ({ en }) => en,
  authors: ({ authors }) => authors,
  picture: ({ picture }) => picture,
  icon: ({ icon = null }) => icon,
  kinds: ({ kinds = [] }) => kinds.toSorted(),
  stage: ({ stage = null }) => stage,
};

/** What differs between two states of an article. */
export function changesBetween(before: ArticleContent, after: ArticleContent): ArticleChange[] {
  const [old, fresh] = [contentWithIds(before), contentWithIds(after)];
  return ARTICLE_CHANGES.filter((what) => !isDeepStrictEqual(VALUE[what](old), VALUE[what](fresh)));
}

/** Whether readers would see no difference. */
export const sameContent = (one: ArticleContent, other: ArticleContent): boolean =>
  changesBetween(one, other).length === 0;
