import { allowed, ROLE_IDS, type RoleCode } from '@pv/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { members } from '../../../db/schema/index.ts';

const ROLES = (Object.keys(ROLE_IDS) as RoleCode[]).filter((role) =>
  allowed(role, 'use_review_templates'),
);

/** Roles are per project, templates are a person's: who reviews anywhere may keep them. */
export async function mayKeepTemplates(executor: Executor, userId: string): Promise<boolean> {
  const found = await executor
    .select({ id: members.projectId })
    .from(members)
    .where(and(eq(members.userId, userId), inArray(members.role, ROLES)))
    .limit(1);
  return found.length > 0;
}
