import { and, eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { type Deps, inTransaction, type Work } from '../../context.ts';
import { articles } from '../../db/schema/index.ts';
import { kindOf } from './article-row.ts';
import { sameContent } from './content-changes.ts';
import { FIRST_SEEDS, type Seed } from './first-seeds.ts';
import { newPreviewKey } from './new-preview-key.ts';
import { seedWords } from './seed-words.ts';
import { takeAddress } from './take-address.ts';

/** Brings a publication to the text that it comes with now, unless an editor has touched it meanwhile. */
async function correctSeed({ trx, now }: Work, seed: Seed): Promise<void> {
  const { key, content } = seed;
  await trx
    .update(articles)
    .set({ content, shown: content, shownAt: now, updatedAt: now, ...seedWords(seed) })
    .where(and(eq(articles.seedKey, key), eq(articles.version, 0)));
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
      ...seedWords(seed),
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
 * Adds the articles, pages and info blocks that come with the product and are not there yet, and brings
 * those that nobody has edited to their present texts; what editors made of them stays.
 */
export async function addFirstArticles(deps: Deps): Promise<void> {
  const keys = FIRST_SEEDS.map(({ key }) => key);
  const there = await deps.connection.db
    .select({ key: articles.seedKey, version: articles.version, content: articles.content })
    .from(articles)
    .where(inArray(articles.seedKey, keys));
  const known = new Map(there.map((row) => [row.key, row]));
  await inTransaction(deps, async (work) => {
    for (const seed of FIRST_SEEDS) {
      const row = known.get(seed.key);
      if (!row) await addSeed(work, seed);
      else if (row.version === 0 && !sameContent(row.content, seed.content)) {
        await correctSeed(work, seed);
      }
    }
  });
}
