import { freeSlug, slugOf } from '@pv/contract';
import { and, eq, like, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { articleAddresses, type Shelf } from '../../db/schema/index.ts';

/** Takes an address for an article unless another has it. Gives the article that has it then. */
async function ownerOf(
  executor: Executor,
  address: typeof articleAddresses.$inferInsert,
): Promise<string | undefined> {
  const [row] = await executor
    .insert(articleAddresses)
    .values(address)
    .onConflictDoUpdate({
      target: [articleAddresses.section, articleAddresses.slug],
      // changes nothing; only so is the row given back
      set: { articleId: sql`${articleAddresses.articleId}` },
    })
    .returning({ articleId: articleAddresses.articleId });
  return row?.articleId;
}

/**
 * Takes an address in a section for an article: the wished one, or with a number where another article
 * has or had it. Gives the name in the address; the addresses from before still lead to the article.
 */
export async function takeAddress(
  executor: Executor,
  articleId: string,
  section: Shelf,
  wished: string,
): Promise<string> {
  const slug = slugOf(wished);
  const others = await executor
    .select({ slug: articleAddresses.slug })
    .from(articleAddresses)
    .where(
      and(
        eq(articleAddresses.section, section),
        ne(articleAddresses.articleId, articleId),
        or(eq(articleAddresses.slug, slug), like(articleAddresses.slug, `${slug}-%`)),
      ),
    );
  const taken = new Set(others.map((one) => one.slug));
  for (;;) {
    const free = freeSlug(slug, taken);
    if ((await ownerOf(executor, { section, slug: free, articleId })) === articleId) return free;
    // another article has taken it since they were read
    taken.add(free);
  }
}
