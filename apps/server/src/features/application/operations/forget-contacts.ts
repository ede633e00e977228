import { and, eq, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Work } from '../../../context.ts';
import {
  grantApplicationSections,
  grantApplications,
  grantApplicationVersions,
  type StoredValues,
} from '../../../db/schema/index.ts';
import { type Forgotten, forgetIn } from '../forget-in.ts';
import { countFilled } from '../scene.ts';
import { templateOf } from '../templates.ts';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether values have the name, the address or the phone of somebody in them. */
function telling(values: PgColumn, { fullName, email, phone }: Forgotten) {
  const words = [fullName, email, phone].filter(Boolean);
  return or(...words.map((word) => sql`position(${word} in ${values}::text) > 0`));
}

async function forgetInSections({ trx }: Work, id: string, template: string, person: Forgotten) {
  const form = templateOf(template);
  if (!form) return;
  const sections = await trx
    .select()
    .from(grantApplicationSections)
    .where(eq(grantApplicationSections.applicationId, id))
    .for('update');
  const values = Object.fromEntries(sections.map((one) => [one.code, one.values]));
  const left = forgetIn(form, values, person);
  const { applicationId, code: own } = grantApplicationSections;
  for (const { code, version, values: before } of sections) {
    const now: StoredValues = left[code] ?? before;
    if (same(now, before)) continue;
    await trx
      .update(grantApplicationSections)
      .set({ values: now, version: version + 1 })
      .where(and(eq(applicationId, id), eq(own, code)));
  }
  const now = Object.entries(left).map(([code, one]) => ({ code, values: one }));
  const filled = countFilled(form, now);
  await trx.update(grantApplications).set({ filled }).where(eq(grantApplications.id, id));
}

/** Takes the address, the phone and the day of birth of somebody who goes out of all applications and their kept states. */
export async function forgetContacts(work: Work, person: Forgotten): Promise<void> {
  const { trx } = work;
  const { id, template } = grantApplications;
  const { applicationId } = grantApplicationSections;
  const live = await trx
    .selectDistinct({ id, template })
    .from(grantApplications)
    .innerJoin(grantApplicationSections, eq(applicationId, id))
    .where(telling(grantApplicationSections.values, person));
  for (const one of live) await forgetInSections(work, one.id, one.template, person);
  const kept = await trx
    .select({ id: grantApplicationVersions.id, values: grantApplicationVersions.values, template })
    .from(grantApplicationVersions)
    .innerJoin(grantApplications, eq(grantApplicationVersions.applicationId, id))
    .where(telling(grantApplicationVersions.values, person));
  for (const one of kept) {
    const form = templateOf(one.template);
    if (!form) continue;
    const values = forgetIn(form, one.values, person);
    if (same(values, one.values)) continue;
    await trx
      .update(grantApplicationVersions)
      .set({ values })
      .where(eq(grantApplicationVersions.id, one.id));
  }
}
