import { eq } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import { discussions } from '../../db/schema/index.ts';
import { keepUnanswered } from './keep-unanswered.ts';
import type { OpenTalk } from './open-talk.ts';
import { tellMembers } from './tell-members.ts';

/** Keeps with a discussion what follows from what was said or taken away, and tells open pages of it. */
export async function endTalk(work: Work, talk: OpenTalk, { said = false } = {}): Promise<void> {
  const { ref, state } = talk;
  if (ref.subject === 'discussion') {
    const here = eq(discussions.id, ref.subjectId);
    if (said) await work.trx.update(discussions).set({ saidAt: work.now }).where(here);
    await keepUnanswered(work, state, ref.subjectId);
  }
  tellMembers(work, talk);
}
