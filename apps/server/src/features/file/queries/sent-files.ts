import type { WorkflowSection } from '@pv/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { editions } from '../../../db/schema/index.ts';

/** An edition that was sent with files, as far as they go. */
export interface SentFiles {
  /** Null for the project section, which the start stage belongs to. */
  stageId: string | null;
  section: WorkflowSection;
  number: number;
  round: number;
  sentAt: Date;
  files: { slot: string; name: string; hash: string }[];
}

/** The editions of a project that hold files, oldest first. */
export function sentFiles(executor: Executor, projectId: string): Promise<SentFiles[]> {
  const files = sql<SentFiles['files']>`${editions.content}->'files'`;
  return executor
    .select({
      stageId: editions.stageId,
      section: editions.section,
      number: editions.number,
      round: editions.roundNo,
      sentAt: editions.createdAt,
      files,
    })
    .from(editions)
    .where(and(eq(editions.projectId, projectId), sql`${files} is not null`))
    .orderBy(asc(editions.createdAt), asc(editions.number));
}
