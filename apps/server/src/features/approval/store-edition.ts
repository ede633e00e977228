import { and, eq, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../context.ts';
import { editions } from '../../db/schema/index.ts';
import { sectionRow } from './in-state.ts';
import { contentOf, substanceHash } from './section-content.ts';
import { saveSection } from './section-record.ts';
import type { Place, ProjectState } from './state.ts';

interface NewEdition {
  state: ProjectState;
  place: Place;
  number: number;
  roundNo: number;
  authorId: string;
}

/** Takes an immutable snapshot of a section's content as `state` has it. */
export async function storeEdition(work: Work, edition: NewEdition): Promise<void> {
  const { state, place, ...rest } = edition;
  const content = contentOf(state, place);
  await work.trx.insert(editions).values({
    id: uuidv7(),
    projectId: state.project.id,
    ...place,
    ...rest,
    content,
    hash: substanceHash(state, place),
    createdAt: work.now,
  });
}

/** Takes the next edition of the open round: what is with the supervisor was edited by him. */
export async function storeNextEdition(
  work: Work,
  state: ProjectState,
  place: Place,
  authorId: string,
): Promise<void> {
  const row = sectionRow(state, place.section, place.stageId);
  const number = (row?.editionNo ?? 0) + 1;
  const roundNo = row?.roundNo ?? 0;
  await storeEdition(work, { state, place, number, roundNo, authorId });
  await saveSection(work, state.project.id, place, { editionNo: number });
}

/** Whether the newest edition of a section holds what `state` has. */
export async function editionIsCurrent(
  work: Work,
  state: ProjectState,
  place: Place,
): Promise<boolean> {
  const { section, stageId } = place;
  const number = sectionRow(state, section, stageId)?.editionNo ?? 0;
  const [newest] = await work.trx
    .select({ hash: editions.hash })
    .from(editions)
    .where(
      and(
        eq(editions.projectId, state.project.id),
        stageId === null ? isNull(editions.stageId) : eq(editions.stageId, stageId),
        eq(editions.section, section),
        eq(editions.number, number),
      ),
    );
  return newest?.hash === substanceHash(state, place);
}
