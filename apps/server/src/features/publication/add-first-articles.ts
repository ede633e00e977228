import type { ArticleContent } from '@pv/contract';
import { eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { type Deps, inTransaction, type Work } from '../../context.ts';
import { articles } from '../../db/schema/index.ts';
import { kindOf } from './article-row.ts';
import { articleWords } from './article-words.ts';
import { FIRST_SEEDS, type Seed } from './first-seeds.ts';
import { newPreviewKey } from './new-preview-key.ts';
import { takeAddress } from './take-address.ts';

function wordsOf(content: ArticleContent, seed: Seed) {
  const { authors } = content;
  const kind = kindOf(seed);
  return {
    wordsRu: articleWords(
      content.ru,
      authors.map(({ name }) => name),
      kind,
    ),
    wordsEn: articleWords(
      content.en,
      authors.map(({ name_en }) => name_en),
      kind,
    ),
  };
}

async function addSeed({ trx, now }: Work, seed: Seed): Promise<void> {
  const { key, day, wished, content, section, ...place } = seed;
  const id = uuidv7();
  const publishAt = new Date(`${day}T07:00:00Z`);
  const [made] = await trx
    .insert(articles)
    .values({
      id,
      section,
      ...place,
      slug: wished,
      content,
      shown: content,
      shownAt: publishAt,
      publishAt,
      firstPublishedAt: publishAt,
      ...wordsOf(content, seed),
      previewKey: newPreviewKey(),
      seedKey: key,
      createdAt: now,
      updatedAt: publishAt,
    })
    // another process that starts at once has added it
    .onConflictDoNothing({ target: articles.seedKey })
    .returning({ id: articles.id });
  if (!made || kindOf(seed) === 'page') return;
  const slug = await takeAddress(trx, id, section, wished);
  await trx.update(articles).set({ slug }).where(eq(articles.id, id));
}

/**
 * Adds the articles, pages and info blocks that come with the product and are not there yet; what
 * editors made of them stays.
 */
export async function addFirstArticles(deps: Deps): Promise<void> {
  const keys = FIRST_SEEDS.map(({ key }) => key);
  const there = await deps.connection.db
    .select({ key: articles.seedKey })
    .from(articles)
    .where(inArray(articles.seedKey, keys));
  const known = new Set(there.map(({ key }) => key));
  const missing = FIRST_SEEDS.filter(({ key }) => !known.has(key));
  await inTransaction(deps, async (work) => {
    for (const seed of missing) await addSeed(work, seed);
  });
}
