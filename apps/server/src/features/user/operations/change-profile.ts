import { AppError, type ProfileFields } from '@pv/contract';
import { eq } from 'drizzle-orm';
import { type Deps, inTransaction } from '../../../context.ts';
import { profiles } from '../../../db/schema/index.ts';
import { personName } from '../person-name.ts';
import { tellProfileChange } from '../tell-profile-change.ts';
import { takeExperience } from './take-experience.ts';

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
    await tellProfileChange(work, props.userId, { before: row.fields, after: fields });
  });
}
