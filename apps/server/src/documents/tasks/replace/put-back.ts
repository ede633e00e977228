import { AppError } from '@pv/contract';
import {
  citedIn,
  type DocumentSnapshot,
  keepLocked,
  putBackApart,
  type RestoredInto,
  replaceStage,
  type SectionJson,
  stageOfSection,
} from '@pv/editor-schema';
import { uuidv7 } from 'uuidv7';
import type { EditionOrder } from '../../tasks.ts';

/** An edition of one stage in the place of its sections: it may not be left without any. */
function putBackStage(
  kept: DocumentSnapshot,
  current: DocumentSnapshot,
  { stage, stages, apart }: EditionOrder,
): DocumentSnapshot {
  const isOfStage = (one: SectionJson) => stageOfSection(one, stages) === (stage ?? stages.last);
  const result = apart
    ? putBackApart(current, kept, { stage, stages }, uuidv7)
    : replaceStage(current, kept, isOfStage);
  if (!result.sections.some(isOfStage)) throw new AppError('section_locked');
  return result;
}

/**
 * A kept edition in the one document of a project: one of a stage takes the place of its sections, any other
 * of all that are open.
 * @throws AppError `section_locked` where nothing would be left of a stage
 */
export function putBack(
  kept: DocumentSnapshot,
  current: DocumentSnapshot,
  of: EditionOrder,
): DocumentSnapshot {
  const { stage, stages, closed, apart } = of;
  if (apart || stage !== null) return putBackStage(kept, current, of);
  if (closed.length === 0) return kept;
  const isClosed = (one: SectionJson) => closed.includes(stageOfSection(one, stages));
  const sections = keepLocked(current.sections, kept.sections, isClosed);
  const cited = new Set(sections.flatMap(({ content }) => [...citedIn(content)]));
  const known = new Set(kept.sources.map(({ id }) => id));
  const sources = current.sources.filter(({ id }) => cited.has(id) && !known.has(id));
  return { ...kept, sections, sources: [...kept.sources, ...sources] };
}

/** Where a section of an edition goes in the one document of a project: into no stage that is closed. */
export function into({ stage, stages, closed, apart }: EditionOrder): RestoredInto {
  return {
    stages,
    apart: apart ? (stage ?? stages.last) : null,
    onto(found) {
      if (closed.includes(found)) throw new AppError('section_locked');
    },
  };
}
