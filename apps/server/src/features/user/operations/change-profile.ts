import { AppError, EXPERIENCE_MAX, type ProfileFields } from '@pv/contract';
import { contentWords, storedContent } from '@pv/editor-schema/rich-text';
import { eq } from 'drizzle-orm';
import { type Deps, inTransaction } from '../../../context.ts';
import { profiles } from '../../../db/schema/index.ts';
import { personName } from '../person-name.ts';
import { tellProfileChange } from '../tell-profile-change.ts';

/**
 * The experience as it will be stored: a text with a form in its one spelling. What is no such text is
 * plain and becomes one, so that a script may send words alone.
 * @throws AppError validation_failed, naming the field, when it is too long
 */
function takeExperience({
  experience,
}: Partial<ProfileFields>): Partial<Pick<ProfileFields, 'experience'>> {
  if (experience === undefined) return {};
  const body = { kind: 'content', content: experience } as const;
  if (contentWords(body).length > EXPERIENCE_MAX) {
    throw new AppError('validation_failed', {
      fields: { experience: `field_long:${EXPERIENCE_MAX}` },
    });
  }
  return { experience: storedContent(body) };
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
    await tellProfileChange(work, props.userId, { before: row.fields, after: fields });
  });
}
