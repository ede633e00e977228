import { addDays } from '@pv/contract';
import { translate } from '@pv/texts';
import { eq } from 'drizzle-orm';
import type { Locale, Work } from '../../context.ts';
import { controlEventSeats, users } from '../../db/schema/index.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import { newLink } from '../../secret-link.ts';
import { appendEvent, type ProjectEvent } from '../approval/public.ts';
import { notify } from '../notification/public.ts';
import { eventLetter, type Told } from './event-letter.ts';
import type { EventScene, SeatRow, WorkRow } from './load-event.ts';
import { OPEN_DAYS } from './open-event.ts';

/** Who acts; the id is null where nobody does. */
export interface EventActor {
  userId: string | null;
  name: string;
}

/** Accounts that have to do with an event, each with the works that concern it. */
export function audienceOf({ event, works, seats }: EventScene) {
  const audience = new Map<string, { works: readonly WorkRow[]; judge: boolean }>();
  for (const work of works) {
    for (const { userId } of work.people) {
      const own = audience.get(userId)?.works ?? [];
      audience.set(userId, { works: own.includes(work) ? own : [...own, work], judge: false });
    }
  }
  const judges = [event.organiserId, ...seats.map(({ userId }) => userId)];
  for (const userId of judges) if (userId) audience.set(userId, { works, judge: true });
  return audience;
}

interface News extends Omit<Told, 'actor'> {
  actor: EventActor;
  /** Whom it is told to, of those who have to do with the event; all where it is left out. */
  to?: (userId: string) => boolean;
}

/** Tells people with an account, on the site and by mail. */
export async function tellPeople(work: Work, scene: EventScene, news: News): Promise<void> {
  const { event } = scene;
  const { variant, actor, count, reason, to = () => true } = news;
  const audience = audienceOf(scene);
  const told = [...audience.keys()].filter(to);
  if (told.length === 0) return;
  await notify(work, {
    reason: 'control_event',
    variant,
    to: told,
    actor: actor.userId ? actor : null,
    project: null,
    said: {
      event: event.id,
      event_type: event.type,
      title: event.title,
      ...(count !== undefined && { count }),
      ...(reason && { note: reason }),
    },
    letter: (reader) => {
      const part = audience.get(reader.id) ?? { works: [], judge: false };
      const words = { ...news, actor: actor.name };
      return eventLetter(work.deps, event, { ...reader, ...part }, words);
    },
  });
}

/** What has no reader with a language of his own is written in that of the organiser. */
export async function localeOf(
  { trx }: Work,
  { event }: Pick<EventScene, 'event'>,
): Promise<Locale> {
  const [row] = await trx
    .select({ locale: users.locale })
    .from(users)
    .where(eq(users.id, event.organiserId ?? event.id));
  return row?.locale ?? 'ru';
}

/** Mails a member without an account; `token` is the secret of his link, where it is mailed. */
async function mailGuest(
  work: Work,
  scene: EventScene,
  seat: SeatRow,
  { token, renewed, ...news }: Told & { token?: string; renewed?: boolean },
): Promise<void> {
  if (!seat.email) return;
  const { deps } = work;
  const locale = await localeOf(work, scene);
  const reader = { email: seat.email, locale, works: scene.works, judge: true };
  const { invitation, paragraphs, ...letter } = eventLetter(deps, scene.event, reader, news);
  const mail = composeMail(deps, locale, {
    ...letter,
    to: seat.email,
    paragraphs: [
      ...paragraphs,
      ...(token ? [translate(locale, 'eventWords.mail.guest')] : []),
      ...(renewed ? [translate(locale, 'eventWords.mail.renewed')] : []),
    ],
    ...(token && {
      button: {
        title: translate(locale, 'eventWords.mail.open'),
        href: `${deps.config.publicUrl}/committee#token=${token}`,
      },
    }),
  });
  const sent = invitation ? { ...mail, icalEvent: invitation } : mail;
  const { day } = scene.event;
  // the secret of a link stays in no queue of failed mails
  if (token && day) {
    await enqueue(work, 'mail.code', { mail: sent, until: `${addDays(day, OPEN_DAYS)}T00:00:00Z` });
  } else await enqueue(work, 'mail.send', sent);
}

/** Mails a member without an account a new link; one that he had is dead. */
export async function sendLink(
  work: Work,
  scene: EventScene,
  { seat, actor }: { seat: SeatRow; actor: EventActor },
): Promise<void> {
  const { token, hash } = newLink();
  await work.trx
    .update(controlEventSeats)
    .set({ linkHash: hash, linkSentAt: work.now, linkOpenedAt: null })
    .where(eq(controlEventSeats.id, seat.id));
  const renewed = seat.linkHash !== null;
  const told = { variant: 'announced', actor: actor.name, token, renewed } as const;
  await mailGuest(work, scene, seat, told);
}

/** Tells members without an account, of these seats; those who have no link yet get one. */
export async function tellGuests(
  work: Work,
  scene: EventScene,
  { variant, actor, count, reason }: Omit<News, 'to'>,
  seats: readonly SeatRow[] = scene.seats,
): Promise<void> {
  for (const seat of seats.filter(({ userId, email }) => userId === null && email !== null)) {
    if (seat.linkHash === null && variant !== 'cancelled')
      await sendLink(work, scene, { seat, actor });
    else {
      const told = { variant, actor: actor.name, ...(count !== undefined && { count }) };
      await mailGuest(work, scene, seat, { ...told, ...(reason && { reason }) });
    }
  }
}

/** Tells everybody who has to do with an event. */
export async function tellEverybody(work: Work, scene: EventScene, news: News): Promise<void> {
  await tellPeople(work, scene, news);
  await tellGuests(work, scene, news);
}

type EventLine = Extract<ProjectEvent['kind'], `event_${string}`>;

/** Writes a line into the log of each project that these works are of. */
export async function logInProjects(
  work: Work,
  works: readonly WorkRow[],
  line: { kind: EventLine; actor: EventActor; after: (of: WorkRow) => Record<string, unknown> },
): Promise<void> {
  for (const one of works) {
    if (!one.project) continue;
    const { kind, actor, after } = line;
    await appendEvent(work, { projectId: one.project.id, kind, actor, after: after(one) });
  }
}

/** Tells the open pages of an event to read it anew, after the commit: of everybody, or of the front row. */
export function tellPages(work: Work, scene: EventScene, who: 'everybody' | 'front'): void {
  const { event, seats } = scene;
  const front = seats.filter(({ role }) => role !== 'member').map(({ userId }) => userId);
  const told =
    who === 'front'
      ? new Set([event.organiserId, ...front])
      : new Set([event.organiserId, ...(event.announcedAt ? audienceOf(scene).keys() : [])]);
  work.afterCommit(() => {
    for (const userId of told) {
      if (!userId) continue;
      work.deps.push.tell({ kind: 'event', userId, projectId: null, eventId: event.id });
    }
  });
}
