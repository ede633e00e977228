import { notificationTitle } from '@pv/contract';
import { translate, translateDynamic } from '@pv/texts';
import type { Work } from '../../../context.ts';
import { noticeProject, type ProjectState, type TeamMember } from '../../approval/public.ts';
import { type Notice, notify } from '../../notification/public.ts';

/** So much of a text stands in a mail, the rest is read on the page. */
const QUOTED = 600;

interface Written {
  state: ProjectState;
  author: TeamMember;
  /** The entry that the notification leads to: the note itself, or what is commented. */
  entryId: string;
  kind: 'note' | 'comment';
  text: string;
  mentioned: readonly string[];
  /** Who has written the note or has done the deed that is commented; null where nobody has to hear. */
  commented?: { userId: string; of: 'note' | 'entry' } | null;
}

function about({ state, author, entryId, text }: Written) {
  return (said: Pick<Notice, 'reason' | 'variant'>, to: readonly string[]): Notice => {
    const project = noticeProject(state);
    const actor = { userId: author.userId, name: author.name };
    const notice = { ...said, to, actor, project, said: { entry: entryId } } as Notice;
    const quoted = text.length > QUOTED ? `${text.slice(0, QUOTED).trimEnd()}…` : text;
    return {
      ...notice,
      letter: ({ locale }) => {
        const told = { ...said, project, actor: author.name, said: {}, place: null };
        const title = notificationTitle(told, (key, params) =>
          translateDynamic(locale, key, params),
        );
        const named = { project: project.title, title };
        return {
          subject: translate(locale, 'notifications.mail.subject', named),
          paragraphs: [
            `${title}.`,
            translate(locale, 'notifications.mail.quoted', { text: quoted }),
            translate(locale, 'notifications.mail.inProject', named),
          ],
        };
      },
    };
  };
}

/**
 * Tells those whom a note or a comment calls, and whose note or deed is commented. Whoever is called is
 * not told of the comment besides; nobody hears who is not in the team.
 */
export async function tellNote(work: Work, written: Written): Promise<void> {
  const { state, kind, mentioned, commented = null } = written;
  const notice = about(written);
  const inTeam = state.team.some(({ userId }) => userId === commented?.userId);
  const notices = [notice({ reason: 'mention', variant: kind }, mentioned)];
  if (commented && inTeam && !mentioned.includes(commented.userId)) {
    notices.push(notice({ reason: 'commented', variant: commented.of }, [commented.userId]));
  }
  await notify(work, ...notices);
}
