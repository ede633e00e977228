import { AppError, type ProfileField, type ProfileFields } from '@pv/contract';
import { eq } from 'drizzle-orm';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import { profiles } from '../../../db/schema/index.ts';
import { appendAccountEvent } from '../../log/public.ts';
import { personName } from '../person-name.ts';
import { takeExperience } from './take-experience.ts';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Tells which fields have really changed, with what stood and stands there. */
async function tellChange(work: Work, userId: string, before: ProfileFields, after: ProfileFields) {
  const names = Object.keys(after) as ProfileField[];
  const changed = names.filter((name) => !same(before[name], after[name]));
  if (changed.length === 0) return;
  const pick = (from: ProfileFields) =>
    Object.fromEntries(changed.map((name) => [name, from[name]]));
  await appendAccountEvent(work, {
    userId,
    kind: 'profile_changed',
    before: pick(before),
    after: pick(after),
  });
}

/**
 * Changes the given fields of one's own profile and leaves the others.
 * @throws AppError stale_version when `version` is given and is not the current one, validation_failed
 *   for an experience that is too long
 */
export async function changeProfile(
  deps: Deps,
  props: { userId: string; version: number | undefined; fields: Partial<ProfileFields> },
): Promise<void> {
  await inTransaction(deps, async (work) => {
    const { trx } = work;
    const [row] = await trx
      .select()
      .from(profiles)
      .where(eq(profiles.userId, props.userId))
      .for('update');
    if (!row) throw new AppError('not_found');
    if (props.version !== undefined && props.version !== row.version) {
      throw new AppError('stale_version');
    }
    const fields = { ...row.fields, ...props.fields, ...takeExperience(props.fields) };
    await trx
      .update(profiles)
      .set({
        fields,
        name: personName(fields),
        groupName: fields.group,
        version: row.version + 1,
      })
      .where(eq(profiles.userId, props.userId));
    await tellChange(work, props.userId, row.fields, fields);
  });
}
