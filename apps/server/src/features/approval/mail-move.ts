import { type ResearchRole, type ResearchStatus, whoseMove } from '@pv/contract';
import { translate } from '@pv/texts';
import type { Work } from '../../context.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import { presenceOf } from './in-state.ts';
import type { ProjectState, TeamMember } from './state.ts';

interface Told {
  state: ProjectState;
  actor: TeamMember;
  /** The status after the move. */
  next: ResearchStatus;
}

/** Mails those in `roles` who have to act next, except whoever has just acted. */
export async function mailMove(
  work: Work,
  { state, actor, next }: Told,
  roles: readonly ResearchRole[],
): Promise<void> {
  const { id, title: project, type } = state.project;
  const role = whoseMove(next, presenceOf(state.team));
  if (!role || !roles.includes(role)) return;
  for (const { userId, email, locale, role: held } of state.team) {
    if (held !== role || userId === actor.userId) continue;
    const letter = {
      to: email,
      subject: translate(locale, 'approval.mail.move.subject', { project }),
      paragraphs: [translate(locale, 'approval.mail.move.intro', { name: actor.name, project })],
      button: {
        title: translate(locale, 'approval.mail.move.button'),
        href: `${work.deps.config.publicUrl}/project/${type}/${id}`,
      },
    };
    await enqueue(work, 'mail.send', composeMail(locale, letter));
  }
}
