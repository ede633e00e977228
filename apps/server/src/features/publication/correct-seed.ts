import { and, eq } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { articles } from '../../db/schema/index.ts';
import type { Seed } from './first-seeds.ts';
import { seedWords } from './seed-words.ts';

/** Brings a publication to the text that it comes with now, unless an editor has touched it meanwhile. */
export async function correctSeed({ trx, now }: Work, seed: Seed): Promise<void> {
  const { key, content } = seed;
  await trx
    .update(articles)
    .set({ content, shown: content, shownAt: now, updatedAt: now, ...seedWords(seed) })
    .where(and(eq(articles.seedKey, key), eq(articles.version, 0)));
}
