import {
  allowed,
  confirmedReadinessOf,
  emptyPassport,
  type Passport,
  type RoleCode,
  readinessOf,
} from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { passports } from '../../db/schema/index.ts';

/**
 * The passport of a project, an empty one where nothing is told; a field that is newer than what is kept has
 * nothing told. Whoever asks is known to be of the team.
 */
export async function loadPassport(
  executor: Executor,
  { projectId, role }: { projectId: string; role: RoleCode },
): Promise<Passport> {
  const [row] = await executor.select().from(passports).where(eq(passports.projectId, projectId));
  const evidence = row?.evidence ?? [];
  return {
    project_id: projectId,
    fields: { ...emptyPassport(), ...row?.fields },
    readiness: readinessOf(evidence),
    confirmed: confirmedReadinessOf(evidence),
    evidence,
    version: row?.version ?? 0,
    updated_at: row?.updatedAt.toISOString().slice(0, 10) ?? null,
    can: { edit: allowed(role, 'edit') },
  };
}
