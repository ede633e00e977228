import { randomInt } from 'node:crypto';
import { AppError, type ProjectType, ROLE_IDS, ROLES_BY_TYPE, type RoleCode } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import { inviteCodes } from '../../../db/schema/index.ts';

// Crockford's base 32: no I, L, O, U to be mistaken when a code is dictated
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const DAYS = 30;

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

async function renew(work: Work, userId: string, projectType: ProjectType, role: RoleCode) {
  const row = {
    code: newCode(),
    createdAt: work.now,
    expiresAt: new Date(work.now.getTime() + DAYS * 86_400_000),
  };
  await work.trx
    .insert(inviteCodes)
    .values({ userId, projectType, role, ...row })
    .onConflictDoUpdate({
      target: [inviteCodes.userId, inviteCodes.projectType, inviteCodes.role],
      set: row,
    });
  return row;
}

/**
 * The personal codes of a person for a kind of project, one a role, made when first asked for and
 * replaced when they have expired or when `renewed` names the role.
 * @throws AppError validation_failed for a role that this kind of project does not have
 */
export async function personalCodes(
  deps: Deps,
  props: { userId: string; projectType: ProjectType; renewed?: RoleCode },
) {
  const roles = ROLES_BY_TYPE[props.projectType];
  if (props.renewed && !roles.includes(props.renewed)) throw new AppError('validation_failed');
  return inTransaction(deps, async (work) => {
    const rows = await work.trx
      .select()
      .from(inviteCodes)
      .where(
        and(eq(inviteCodes.userId, props.userId), eq(inviteCodes.projectType, props.projectType)),
      );
    const codes = [];
    for (const role of roles) {
      const kept = rows.find((row) => row.role === role && row.expiresAt > work.now);
      const row =
        kept && role !== props.renewed
          ? kept
          : await renew(work, props.userId, props.projectType, role);
      codes.push({
        role_id: ROLE_IDS[role],
        code: row.code,
        expires_at: row.expiresAt.toISOString(),
      });
    }
    return { codes };
  });
}
