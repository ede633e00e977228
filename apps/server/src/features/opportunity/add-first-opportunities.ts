import { readdirSync, readFileSync } from 'node:fs';
import { emptyOpportunity, opportunityContentSchema, opportunityKindSchema } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { type Deps, inTransaction } from '../../context.ts';
import { opportunities } from '../../db/schema/index.ts';
import { columnsOf } from './content.ts';

const FOLDER = new URL('../../../content/opportunities/', import.meta.url);

const seedSchema = opportunityContentSchema
  .partial()
  .required({ title: true, organisation: true, text: true, source: true, checked_at: true })
  .extend({ kind: opportunityKindSchema });

/** A record that comes with the product, one a file; its name is its key for good. */
function readSeeds() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const { kind, ...told } = seedSchema.parse(
        JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')),
      );
      return { key: name.replace('.json', ''), kind, content: { ...emptyOpportunity(), ...told } };
    });
}

/**
 * Adds the opportunities that come with the product and are not there yet, and brings those that no editor
 * has touched to their present texts.
 */
export async function addFirstOpportunities(deps: Deps): Promise<void> {
  const seeds = readSeeds();
  await inTransaction(deps, async ({ trx, now }) => {
    for (const { key, kind, content } of seeds) {
      const columns = columnsOf(content);
      const day = new Date(`${content.checked_at}T07:00:00Z`);
      await trx
        .insert(opportunities)
        .values({
          id: uuidv7(),
          kind,
          status: 'published',
          ...columns,
          seedKey: key,
          createdAt: now,
          updatedAt: day,
          publishedAt: day,
        })
        .onConflictDoUpdate({
          target: opportunities.seedKey,
          set: { kind, ...columns },
          setWhere: and(eq(opportunities.seedKey, key), eq(opportunities.version, 0)),
        });
    }
  });
}
