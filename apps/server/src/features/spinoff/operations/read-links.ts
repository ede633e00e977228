import {
  AppError,
  allowed,
  type LinkedProject,
  type RoleCode,
  type SpinoffLinks,
} from '@pv/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { members, projects, startupDocuments, startupOrigins } from '../../../db/schema/index.ts';
import { textIsKept } from '../text-is-kept.ts';

type OriginRow = typeof startupOrigins.$inferSelect;

/** The role of the caller. One query: every page of a project asks. */
async function requireMember(
  executor: Executor,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<RoleCode> {
  const own = and(eq(members.projectId, projectId), eq(members.userId, userId));
  const [found] = await executor.select({ role: members.role }).from(members).where(own);
  if (!found) throw new AppError('not_found');
  return found.role;
}

/** The links that name a project on one side, with the other side as it is now. */
async function findLinks(
  executor: Executor,
  { projectId, userId }: { projectId: string; userId: string },
  side: 'origin' | 'startups',
) {
  const { sourceId, startupId, createdAt } = startupOrigins;
  const [own, other] = side === 'origin' ? [startupId, sourceId] : [sourceId, startupId];
  return executor
    .select({ link: startupOrigins, title: projects.title, member: members.userId })
    .from(startupOrigins)
    .leftJoin(projects, eq(projects.id, other))
    .leftJoin(members, and(eq(members.projectId, other), eq(members.userId, userId)))
    .where(eq(own, projectId))
    .orderBy(desc(createdAt), asc(startupId));
}

type FoundLink = Awaited<ReturnType<typeof findLinks>>[number];

const told = ({ creatorName: by, createdAt }: OriginRow) => ({ by, at: createdAt.toISOString() });

/** Only members learn where the other side is, and what it is called by now. */
function presentOrigin({ link, title, member }: FoundLink): LinkedProject {
  const open = member !== null;
  return {
    id: open ? link.sourceId : null,
    type: link.sourceType,
    title: (open && title) || link.sourceTitle,
    gone: link.sourceId === null,
    ...told(link),
  };
}

function presentStartup({ link, title, member }: FoundLink): LinkedProject {
  const open = member !== null;
  return {
    id: open ? link.startupId : null,
    type: 'startup',
    title: (open && title) || link.startupTitle,
    gone: false,
    ...told(link),
  };
}

async function readDocuments(
  executor: Executor,
  startupId: string,
  { origin, role }: { origin: LinkedProject | null; role: RoleCode },
): Promise<SpinoffLinks['documents']> {
  const rows = await executor
    .select({ document: startupDocuments, kept: textIsKept })
    .from(startupDocuments)
    .where(eq(startupDocuments.startupId, startupId))
    .orderBy(asc(startupDocuments.id));
  return rows.map(({ document: { id, title, status, fileId, stageId }, kept }) => {
    const place =
      origin?.id && stageId
        ? { project_id: origin.id, type: origin.type, stage_id: stageId }
        : null;
    const mends = status === 'failed' && allowed(role, 'edit');
    const can = { print: mends && kept, forget: mends };
    return { id, title, status, file_id: fileId, lost: !kept, can, place };
  });
}

/**
 * What a project has grown from and what has grown from it, for a member of its team.
 * @throws AppError `not_found`
 */
export async function readLinks(
  executor: Executor,
  of: { projectId: string; userId: string },
): Promise<SpinoffLinks> {
  const role = await requireMember(executor, of);
  const [found] = await findLinks(executor, of, 'origin');
  const origin = found ? presentOrigin(found) : null;
  const startups = await findLinks(executor, of, 'startups');
  return {
    origin,
    startups: startups.map(presentStartup),
    documents: await readDocuments(executor, of.projectId, { origin, role }),
  };
}
