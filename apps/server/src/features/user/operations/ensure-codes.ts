import { randomInt } from 'node:crypto';
import {
  PERSONAL_CODE_LENGTH,
  PERSONAL_CODE_SIGNS,
  type ProjectType,
  ROLE_IDS,
  ROLES_BY_TYPE,
  type RoleCode,
} from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { lockKey } from '../../../db/lock-key.ts';
import { inviteCodes } from '../../../db/schema/index.ts';

const DAYS = 30;

const newCode = (): string =>
  Array.from(
    { length: PERSONAL_CODE_LENGTH },
    () => PERSONAL_CODE_SIGNS[randomInt(PERSONAL_CODE_SIGNS.length)],
  ).join('');

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

/** Whose codes are asked for. */
export interface WantedCodes {
  userId: string;
  projectType: ProjectType;
  /** The role whose code is to be replaced. */
  renewed?: RoleCode;
}

/**
 * The codes of a person for a kind of project, one a role, made when first asked for and replaced when they
 * have expired or when `renewed` names the role.
 */
export async function ensureCodes(work: Work, { userId, projectType, renewed }: WantedCodes) {
  // two who ask for the first time would each make codes and show those that the other replaces
  await lockKey(work.trx, `invite codes ${userId}`);
  const rows = await work.trx
    .select()
    .from(inviteCodes)
    .where(and(eq(inviteCodes.userId, userId), eq(inviteCodes.projectType, projectType)));
  const codes = [];
  for (const role of ROLES_BY_TYPE[projectType]) {
    const kept = rows.find((row) => row.role === role && row.expiresAt > work.now);
    const row = kept && role !== renewed ? kept : await renew(work, userId, projectType, role);
    codes.push({
      role_id: ROLE_IDS[role],
      code: row.code,
      expires_at: row.expiresAt.toISOString(),
    });
  }
  return { codes };
}
