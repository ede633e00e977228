import {
  AppError,
  LEGAL_PATHS,
  type LegalPath,
  type Operator,
  PAGE_PATHS,
  type PagePath,
  type WebPage,
} from '@pv/contract';
import { and, eq, lte } from 'drizzle-orm';
import type { Deps, Locale } from '../../../context.ts';
import { articles } from '../../../db/schema/index.ts';
import { forReaders } from '../article-row.ts';
import { fillContent } from '../fill-content.ts';
import { FIRST_SEEDS } from '../first-seeds.ts';
import { presentPictures } from '../pictures.ts';
import { presentLegal } from '../present-legal.ts';
import { presentPage } from '../present-read.ts';

const isPage = (path: string): path is PagePath => PAGE_PATHS.some((known) => known === path);
const isLegal = (path: string): path is LegalPath => LEGAL_PATHS.some((known) => known === path);

/** The text that came with the product, for a page that is not published. */
function firstText(path: PagePath, locale: Locale, operator: Operator): WebPage {
  const first = FIRST_SEEDS.find((seed) => seed.path === path);
  if (!first) throw new AppError('not_found');
  const row = { updatedAt: new Date(first.day) };
  const content = fillContent(first.content, operator);
  return presentPage(path, { row, content, pictures: [] }, locale);
}

/**
 * A page of the site by its path, with or without the slash before it.
 * @throws AppError `not_found`
 */
export async function readPage(
  { config: { operator }, connection: { db }, storage, clock }: Deps,
  { path: asked, locale }: { path: string; locale: Locale },
): Promise<WebPage> {
  const path = asked.replaceAll(/^\/+|\/+$/g, '');
  if (isLegal(path)) return presentLegal(path, locale, operator);
  if (!isPage(path)) throw new AppError('not_found');
  const [row] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.path, path), lte(articles.publishAt, clock())));
  if (!row?.shown) return firstText(path, locale, operator);
  const pictures = await presentPictures(db, storage, row.id, row.shown);
  const content = fillContent(row.shown, operator);
  return presentPage(path, { row: forReaders(row), content, pictures }, locale);
}
