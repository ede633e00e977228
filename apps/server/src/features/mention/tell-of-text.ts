import { type NotificationSaid, notificationTitle, type VariantOf } from '@pv/contract';
import { translate, translateDynamic } from '@pv/texts';
import type { Work } from '../../context.ts';
import { noticeProject, type ProjectState, type TeamMember } from '../approval/public.ts';
import { type Notice, notify } from '../notification/public.ts';

/** So much of a text stands in a mail, the rest is read on the page. */
const QUOTED = 600;

/** What somebody has written, and whom it concerns. */
interface WrittenText {
  state: ProjectState;
  author: TeamMember;
  text: string;
  /** What the notices lead to, and how it is called. */
  said: NotificationSaid;
  mention: { variant: VariantOf<'mention'>; to: readonly string[] };
  /** Those who are answered by it. */
  commented: { variant: VariantOf<'commented'>; to: readonly string[] };
}

function about({ state, author, text, said }: WrittenText) {
  return (reason: Pick<Notice, 'reason' | 'variant'>, to: readonly string[]): Notice => {
    const project = noticeProject(state);
    const actor = { userId: author.userId, name: author.name };
    const notice = { ...reason, to, actor, project, said } as Notice;
    const quoted = text.length > QUOTED ? `${text.slice(0, QUOTED).trimEnd()}…` : text;
    return {
      ...notice,
      letter: ({ locale }) => {
        const told = { ...reason, project, actor: author.name, said, place: null };
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
 * Tells those whom a text calls, and those who are answered by it. Whoever is called is not told of it
 * besides; nobody hears who is not in the team.
 */
export async function tellOfText(work: Work, written: WrittenText): Promise<void> {
  const { state, mention, commented } = written;
  const notice = about(written);
  const answered = state.team
    .map(({ userId }) => userId)
    .filter((id) => commented.to.includes(id) && !mention.to.includes(id));
  await notify(
    work,
    notice({ reason: 'mention', variant: mention.variant }, mention.to),
    notice({ reason: 'commented', variant: commented.variant }, answered),
  );
}
