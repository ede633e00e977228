import { and, eq, isNull } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { approvalSections } from '../../db/schema/index.ts';
import { sectionRow } from './in-state.ts';
import type { Place, ProjectState, SectionRow } from './state.ts';

/** What a reset leaves of a section's record: no request, and no decision that somebody could come late for. */
export const RESET: Partial<SectionRow> = {
  requestPending: false,
  decidedAt: null,
  decidedFrom: null,
};

function at(projectId: string, { section, stageId }: Place) {
  return and(
    eq(approvalSections.projectId, projectId),
    stageId === null ? isNull(approvalSections.stageId) : eq(approvalSections.stageId, stageId),
    eq(approvalSections.section, section),
  );
}

/**
 * What is kept of a section's approval; a section that was never sent begins with zeros. `state` is
 * locked and as it is now.
 */
export async function openSection(
  work: Work,
  state: ProjectState,
  { section, stageId }: Place,
): Promise<SectionRow> {
  const kept = sectionRow(state, section, stageId);
  if (kept) return kept;
  const { id: projectId } = state.project;
  const [made] = await work.trx
    .insert(approvalSections)
    .values({ projectId, section, stageId })
    .onConflictDoNothing()
    .returning();
  if (made) return made;
  const found = work.trx.select().from(approvalSections);
  const [row] = await found.where(at(projectId, { section, stageId }));
  if (!row) throw new Error(`No approval row of ${section} in ${projectId}`);
  return row;
}

/** Changes what is kept of a section's approval. */
export async function saveSection(
  work: Work,
  projectId: string,
  place: Place,
  change: Partial<SectionRow>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await work.trx.update(approvalSections).set(change).where(at(projectId, place));
}
