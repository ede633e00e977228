import { uuidv7 } from 'uuidv7';
import type { Work } from '../../context.ts';
import { editions } from '../../db/schema/index.ts';
import { contentOf, hashOf } from './section-content.ts';
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
    hash: hashOf(content),
    createdAt: work.now,
  });
}
