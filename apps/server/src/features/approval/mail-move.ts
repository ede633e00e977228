import type { RoleCode, WorkflowStatus } from '@pv/contract';
import { translate } from '@pv/texts';
import type { Work } from '../../context.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import { heldRoles, workflowOf } from './in-state.ts';
import type { Place, ProjectState, TeamMember } from './state.ts';

interface Told {
  state: ProjectState;
  place: Place;
  actor: TeamMember;
  /** The status after the move. */
  next: WorkflowStatus;
}

/** Mails those in `roles` who have to act next, except whoever has just acted. */
export async function mailMove(
  work: Work,
  { state, place, actor, next }: Told,
  roles: readonly RoleCode[],
): Promise<void> {
  const { id, title: project, type } = state.project;
  const at = { section: place.section, status: next };
  const asked = workflowOf(state)
    .movers(at, heldRoles(state.team))
    .filter((role) => roles.includes(role));
  for (const { userId, email, locale, role } of state.team) {
    if (!asked.includes(role) || userId === actor.userId) continue;
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
