import { type NotificationSaid, notificationTitle, type VariantOf } from '@pv/contract';
import { translate, translateDynamic } from '@pv/texts';
import type { Work } from '../../context.ts';
import { noticeProject, type ProjectState } from '../approval/public.ts';
import { type Notice, notify } from '../notification/public.ts';

/** So much of a text stands in a mail, the rest is read on the page. */
const QUOTED = 600;

/** What somebody has written, and whom it concerns. */
interface WrittenText {
  state: ProjectState;
  /** The id is null for somebody without an account. */
  author: { userId: string | null; name: string };
  text: string;
  /** What the notices lead to, and how it is called. */
  said: NotificationSaid;
  mention: { variant: VariantOf<'mention'>; to: readonly string[] };
  /** Those who are answered by it; whoever is named twice is told the first. */
  commented: readonly { variant: VariantOf<'commented'>; to: readonly string[] }[];
  /** Ids of those who are told without being in the team; they are not told which project it is. */
  guests?: readonly string[];
}

type Why = Pick<Notice, 'reason' | 'variant'>;

function noticeOf({ state, author, text, said }: WrittenText, why: Why, ofTeam: boolean): Notice {
  const project = ofTeam ? noticeProject(state) : null;
  const actor = { userId: author.userId, name: author.name };
  const notice = { ...why, to: [], actor, project, said } as Notice;
  const quoted = text.length > QUOTED ? `${text.slice(0, QUOTED).trimEnd()}…` : text;
  return {
    ...notice,
    letter: ({ locale }) => {
      const told = { ...why, project, actor: author.name, said, place: null };
      const title = notificationTitle(told, (key, params) => translateDynamic(locale, key, params));
      const named = project && { project: project.title, title };
      return {
        subject: named ? translate(locale, 'notifications.mail.subject', named) : title,
        paragraphs: [
          `${title}.`,
          translate(locale, 'notifications.mail.quoted', { text: quoted }),
          ...(named ? [translate(locale, 'notifications.mail.inProject', named)] : []),
        ],
      };
    },
  };
}

/**
 * Tells those whom a text calls, and those who are answered by it. Whoever is called is not told of it
 * besides; of others than the team only the guests hear.
 */
export async function tellOfText(work: Work, written: WrittenText): Promise<void> {
  const { state, mention, commented, guests = [] } = written;
  const team = state.team.map(({ userId }) => userId);
  const told = new Set<string>();
  const notices = [
    { reason: 'mention' as const, ...mention },
    ...commented.map((one) => ({ reason: 'commented' as const, ...one })),
  ].flatMap(({ to, ...why }) => {
    const fresh = new Set(to.filter((id) => !told.has(id)));
    for (const id of fresh) told.add(id);
    return [team, guests].map((people) => ({
      ...noticeOf(written, why, people === team),
      to: people.filter((id) => fresh.has(id)),
    }));
  });
  await notify(work, ...notices);
}
