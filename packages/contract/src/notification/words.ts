import { approvalKey } from '../approval/approval-key.ts';
import type { RequestKind } from '../team/views.ts';
import { MOVE_CALLS, type NotificationReason } from './reasons.ts';
import type { Notification } from './views.ts';

/** Gives a text of a key in the language of the reader. */
export type Say = (key: string, params?: Record<string, string | number>) => string;

type Told = Pick<Notification, 'reason' | 'variant' | 'place' | 'actor' | 'said' | 'project'>;
/** Of what is only just told nothing is settled. */
type Listed = Told & Partial<Pick<Notification, 'settled'>>;

/** Which section is meant, such as «план этапа 2 «Обзор»»; empty where none is. */
export function placeName({ place }: Pick<Told, 'place'>, say: Say): string {
  if (!place) return '';
  const { section, stage_number: number, stage_title: title } = place;
  if (number === null || title === null) return say(`notifications.place.${section}`);
  return say(`notifications.place.${section}_of`, { number, title });
}

/** The section, and that it waits to be approved again as long as somebody is called to that. */
function whatOf(told: Listed, say: Say): string {
  const what = placeName(told, say);
  const again = told.said.again === true && what !== '' && told.settled !== true;
  return again ? say('notifications.place.again', { what }) : what;
}

const CALLS: ReadonlySet<NotificationReason> = new Set(MOVE_CALLS);

/**
 * The answers to requests are worded by what was asked, a change of the team by whether one move is, and
 * what was waited for as past once it is settled.
 */
function titleKey({ reason, variant, said, settled }: Listed): string {
  const words = settled && CALLS.has(reason) ? 'passed' : 'said';
  if (reason === 'your_move' && variant === 'team' && said.asked) {
    return `notifications.${words}.your_move.team_asked`;
  }
  const request: RequestKind = said.request ?? 'exclusion';
  return reason === 'request_answered'
    ? `notifications.said.${reason}.${request}_${variant}`
    : `notifications.${words}.${reason}.${variant}`;
}

/** What has brought a move about, as a sentence before what is asked; empty where nothing is told. */
function causeWords({ said: { cause }, actor, project }: Told, say: Say): string {
  if (!cause) return '';
  return `${notificationDeed({ ...cause, actor, project, said: {} }, say)}. `;
}

/** Moves of a section that leave it with somebody, told to those who have only to know. */
const HANDS_ON: ReadonlySet<NotificationReason> = new Set(['sent', 'approved', 'returned']);
/** What may wait for somebody else than the reader, who is named then. */
const WAITS: ReadonlySet<NotificationReason> = new Set(['stalled', 'deadline']);

/** Who has the section after what has happened, as it is when that is told; empty where it is not told. */
export function notificationTurn({ reason, said: { person } }: Told, say: Say): string {
  const names = HANDS_ON.has(reason) || WAITS.has(reason);
  return names && person ? say('notifications.turn', { person }) : '';
}

/** Whom a section was handed to stays true; who is waited for does only until that is settled. */
function turnInList(told: Listed, say: Say): string {
  const { reason, said, settled } = told;
  if (!HANDS_ON.has(reason)) return settled ? '' : notificationTurn(told, say);
  return said.person ? say('notifications.handedTo', { person: said.person }) : '';
}

/** What has happened, and who has got the section by it, in one line that stays true when it has gone on. */
export function notificationTitle(told: Listed, say: Say): string {
  return [notificationDeed(told, say), turnInList(told, say)].filter(Boolean).join('. ');
}

/** What has happened, in one line: first what has brought it about, where that is told with it. */
export function notificationDeed(told: Listed, say: Say): string {
  const { said, actor, project } = told;
  const words = say(titleKey(told), {
    what: whatOf(told, say),
    name: actor ?? '',
    person: said.person ?? actor ?? '',
    role: said.role ? say(`roles.${said.role}`) : '',
    asked: said.asked ? say(approvalKey('asked', said.asked, project?.type)) : '',
    project: said.project ?? project?.title ?? '',
    count: said.count ?? 0,
    topic: said.topic ?? '',
    title: said.title ?? '',
  });
  return `${causeWords(told, say)}${words}`;
}
