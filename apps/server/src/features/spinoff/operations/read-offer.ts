import { isCarriedAtFirst, ROLE_IDS, type SpinoffOffer } from '@pv/contract';
import { contentWords } from '@pv/editor-schema/rich-text';
import { and, asc, eq } from 'drizzle-orm';
import type { Locale } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { projectFiles } from '../../../db/schema/index.ts';
import { loadState, type ProjectState, type StageRow } from '../../approval/public.ts';
import { startupRefusal } from '../../project/public.ts';
import { approvedDocuments } from '../approved-documents.ts';
import { workTexts } from '../work-texts.ts';

interface Reading {
  projectId: string;
  userId: string;
  locale: Locale;
}

const stageName = ({ id, kind, number, title }: StageRow) => ({ id, kind, number, title });

async function offeredFiles(
  executor: Executor,
  { project, stages }: ProjectState,
): Promise<SpinoffOffer['files']> {
  const { id, stageId, slot, name, size, projectId, status, version } = projectFiles;
  const rows = await executor
    .select({ id, stageId, slot, name, size })
    .from(projectFiles)
    .where(and(eq(projectId, project.id), eq(status, 'current')))
    .orderBy(asc(version), asc(id));
  return stages.flatMap((stage) =>
    rows
      .filter((row) => row.stageId === stage.id)
      .map((row) => ({
        id: row.id,
        slot: row.slot,
        stage: stageName(stage),
        name: row.name,
        size: row.size,
        chosen: isCarriedAtFirst(row.slot),
      })),
  );
}

/**
 * What a startup may take along from a work, for any member of its team.
 * @throws AppError `not_found`
 */
export async function readOffer(
  executor: Executor,
  { projectId, userId, locale }: Reading,
): Promise<SpinoffOffer> {
  const state = await loadState(executor, projectId, userId);
  const { id, type, title } = state.project;
  return {
    project: { id, type, title },
    refused: startupRefusal(state, userId),
    texts: workTexts(state, locale).map((text) => ({
      key: text.key,
      goes_to: text.goesTo,
      title: text.title,
      content: contentWords(text),
    })),
    files: await offeredFiles(executor, state),
    documents: approvedDocuments(state).map(({ stage }) => stageName(stage)),
    people: state.team
      .filter((member) => member.userId !== userId)
      .map(({ userId: user_id, name, role }) => ({ user_id, name, role_id: ROLE_IDS[role] })),
  };
}
