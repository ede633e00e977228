import { type ArticleContent, emptyArticle } from '@pv/contract';
import { writeRich } from '@pv/editor-schema/rich-text';
import { expect } from 'vitest';
import type { TestPerson } from './builders.ts';
import { call } from './call.ts';
import type { TestServer } from './server.ts';

export const ARTICLES = '/editor/articles';

/** The stored form of a text of one paragraph. */
export const rich = (text: string) =>
  writeRich({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

/** An article that can be published, in Russian unless the change says more. */
export function contentOf(title: string, change: Partial<ArticleContent> = {}): ArticleContent {
  const body = [{ heading: '', text: rich(`Текст статьи «${title}»`), picture: null }];
  return { ...emptyArticle(), ru: { title, summary: 'О чём статья', body }, ...change };
}

export type Desk = ReturnType<typeof deskOf>;

/** The calls of an editor, and articles made by them. */
export function deskOf(server: TestServer, { token }: TestPerson) {
  const as = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    call(server, method, path, { token, ...(body && { body }) });
  async function draft(content: ArticleContent, section = 'science') {
    const { id } = (await as('POST', ARTICLES, { section })).body;
    const answer = await as('PATCH', `${ARTICLES}/${id}`, { version: 0, content });
    expect(answer.status).toBe(200);
    return answer.body;
  }
  async function published(content: ArticleContent, section = 'science') {
    const { id, version } = await draft(content, section);
    return (await as('POST', `${ARTICLES}/${id}/publish`, { version })).body;
  }
  return { as, draft, published };
}
