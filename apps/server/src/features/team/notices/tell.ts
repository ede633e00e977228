import { leaveLink, type RoleCode } from '@pv/contract';
import { type TextKey, translate, translateDynamic } from '@pv/texts';
import type { Work } from '../../../context.ts';
import { noticeProject, type ProjectState, type TeamMember } from '../../approval/public.ts';
import {
  dayWords,
  type Notice,
  notify,
  type Reader,
  requestReason,
  settleRequest,
} from '../../notification/public.ts';
import type { InvitationRow } from '../invitations/find-invitation.ts';
import type { RequestRow } from '../requests/find-request.ts';

type Actor = Notice['actor'];

/** What the words of a letter name. */
interface Words {
  name?: string;
  email?: string;
  role?: RoleCode | null;
}
type Say = (key: TextKey, more?: { date?: Date; reason?: string }) => string;
interface Lines {
  subject: string;
  paragraphs: (string | null)[];
}

/** A letter about a project as the reader has it: his language, his zone. Paragraphs without words are left out. */
function letterOf<L extends Lines>(
  { project }: ProjectState,
  { role, ...words }: Words,
  lines: (say: Say, reader: Reader) => L,
) {
  return (reader: Reader) => {
    const { locale } = reader;
    const said = {
      ...words,
      project: project.title,
      role: role ? translate(locale, `roles.${role}`) : '',
    };
    const say: Say = (key, { date, ...more } = {}) =>
      translateDynamic(locale, key, {
        ...said,
        ...more,
        ...(date && { date: dayWords(date, reader) }),
      });
    const told = lines(say, reader);
    return { ...told, paragraphs: told.paragraphs.filter((line): line is string => Boolean(line)) };
  };
}

/** Whoever hears of an invitation: who has sent it, or the author of the project where he is gone. */
function inviterOf(
  { team, project }: ProjectState,
  { inviterId }: Pick<InvitationRow, 'inviterId'>,
): string {
  return team.some(({ userId }) => userId === inviterId) ? inviterId : project.creatorId;
}

/** Tells whoever waited for the team's confirmation what the team has said. */
export function tellCandidate(
  work: Work,
  state: ProjectState,
  candidate: { userId: string; role: RoleCode },
  { kind, by }: { kind: 'confirmed' | 'refused'; by: Actor },
): Promise<void> {
  return notify(work, {
    reason: 'membership',
    variant: kind,
    to: [candidate.userId],
    actor: by,
    project: noticeProject(state),
    said: { role: candidate.role },
    letter: letterOf(state, {}, (say) => ({
      subject: say(`teamMail.${kind}.subject`),
      paragraphs: [say(`teamMail.${kind}.intro`)],
    })),
  });
}

/**
 * Tells whoever invited how the invitation was answered.
 * @param name who has answered: a name, or the address where there is none
 * @param userId his account, where it is known
 */
export function tellInviter(
  work: Work,
  state: ProjectState,
  row: InvitationRow,
  answer: { kind: 'accepted' | 'confirm' | 'declined'; name: string; userId: string | null },
): Promise<void> {
  const { id, email, role, reason, expiresAt: date } = row;
  const { kind, name, userId } = answer;
  const said = { role, person: name };
  const about = {
    to: [inviterOf(state, row)],
    actor: { userId, name },
    project: noticeProject(state),
  };
  if (kind !== 'confirm') {
    const told = { ...said, ...(reason && { note: reason }) };
    return notify(work, { ...about, said: told, reason: 'invitation_answered', variant: kind });
  }
  return notify(work, {
    ...about,
    reason: 'candidate',
    variant: 'confirm',
    said: { ...said, invitation: id },
    letter: letterOf(state, { name, email, role }, (say) => ({
      subject: say('teamMail.confirm.subject'),
      paragraphs: [
        say('teamMail.confirm.intro'),
        say('teamMail.confirm.life', { date }),
        reason && say('teamMail.reason', { reason }),
      ],
    })),
  });
}

/**
 * Tells whoever invited that an invitation has ended by itself, and who waited for the team's word.
 * @param row as it was before its end
 * @param name of who has accepted it, where somebody has and has one
 * @param knows who needs not be told
 */
export function tellLapse(
  work: Work,
  state: ProjectState,
  row: InvitationRow,
  { name, knows }: { name: string | null; knows: string | null },
): Promise<void> {
  const { candidateId, email, role } = row;
  const about = { actor: null, project: noticeProject(state) };
  return notify(
    work,
    {
      ...about,
      reason: 'invitation_answered',
      variant: candidateId ? 'unconfirmed' : 'lapsed',
      to: [inviterOf(state, row)].filter((id) => id !== knows),
      said: { role, person: name ?? email },
    },
    {
      ...about,
      reason: 'membership',
      variant: 'unconfirmed',
      to: candidateId ? [candidateId] : [],
      said: { role },
    },
  );
}

/** Tells the owner of a personal code that it was used, with a way to leave if it should not have been. */
export function tellOwnerOfCode(
  work: Work,
  state: ProjectState,
  inviter: TeamMember,
  { userId, role }: TeamMember,
): Promise<void> {
  const about = { reason: 'invitation', variant: 'code', project: noticeProject(state) } as const;
  const leave = leaveLink(about);
  const href = `${work.deps.config.publicUrl}${leave}`;
  return notify(work, {
    ...about,
    to: [userId],
    actor: inviter,
    said: { role },
    letter: letterOf(state, { name: inviter.name, role }, (say) => ({
      subject: say('approval.mail.joined.subject'),
      paragraphs: [say('approval.mail.joined.intro'), say('approval.mail.joined.why')],
      ...(leave && { second: { title: say('notifications.leave'), href } }),
    })),
  });
}

/** Tells a member that he was removed at once, by whom and why. */
export function tellRemoved(
  work: Work,
  state: ProjectState,
  { userId }: TeamMember,
  { by, reason }: { by: TeamMember; reason: string | null },
): Promise<void> {
  return notify(work, {
    reason: 'removed',
    variant: 'removed',
    to: [userId],
    actor: by,
    project: noticeProject(state),
    said: reason ? { note: reason } : {},
    letter: letterOf(state, { name: by.name }, (say) => ({
      subject: say('teamMail.removed.subject'),
      paragraphs: [
        say('teamMail.removed.intro'),
        reason && say('teamMail.reason', { reason }),
        say('teamMail.removed.stays'),
      ],
    })),
  });
}

/** Tells whoever has asked a member for something what came of it. */
export async function tellRequester(
  work: Work,
  state: ProjectState,
  { kind, requesterId, targetId, targetName: person }: RequestRow,
  outcome: 'accepted' | 'declined' | 'lapsed',
): Promise<void> {
  if (!state.team.some((member) => member.userId === requesterId)) return;
  await notify(work, {
    reason: 'request_answered',
    variant: outcome,
    to: [requesterId],
    actor: outcome === 'lapsed' ? null : { userId: targetId, name: person },
    project: noticeProject(state),
    said: { request: kind, person },
  });
}

/** Brings a request to the member who is to answer it, for the first time or once more. */
export async function tellTarget(
  work: Work,
  state: ProjectState,
  row: RequestRow,
  variant: 'asked' | 'reminded',
): Promise<void> {
  const { kind, projectId, targetId, requesterId, requesterName: name, role, reason } = row;
  const { project } = state;
  const href = `${work.deps.config.publicUrl}/project/${project.type}/${project.id}#team`;
  await settleRequest(work, { kind, projectId, targetId });
  await notify(work, {
    reason: requestReason(kind),
    variant,
    to: [targetId],
    actor: { userId: requesterId, name },
    project: noticeProject(state),
    said: { ...(role && { role }), ...(reason && { note: reason }) },
    letter: letterOf(state, { name, role }, (say, { locale }) => {
      const about = say(`teamMail.${kind}.subject`);
      return {
        subject: variant === 'asked' ? about : translate(locale, 'teamMail.reminder', { about }),
        paragraphs: [
          say(`teamMail.${kind}.intro`),
          reason && say('teamMail.reason', { reason }),
          say(`teamMail.${kind}.silence`, { date: row.expiresAt }),
        ],
        button: { title: say('teamMail.answer'), href },
      };
    }),
  });
}
