import type {
  NotificationReason,
  NotificationSaid,
  ProjectType,
  VariantOf,
  WorkflowSection,
} from '@pv/contract';
import type { LetterGroup } from '../../mail/compose-mail.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { Reader } from './reader.ts';

/** The project that a notice is about. */
export interface NoticeProject {
  id: string;
  type: ProjectType;
  title: string;
}

/** The section that a notice is about. */
export interface NoticePlace {
  section: WorkflowSection;
  stageId: string | null;
  /** Null where it is no numeric stage. */
  number: number | null;
  title: string | null;
  /** When it has to be done, an ISO date, and the zone in which that day ends. */
  deadline: string | null;
  zone: string;
}

/** The mail of a notice, where it says more than the title. */
export interface NoticeLetter {
  subject: string;
  paragraphs: string[];
  /** Lists under headings, after the first paragraph. */
  groups?: LetterGroup[];
  /** The page that the notice leads to where it is left out, nothing where it is null. */
  button?: { title: string; href: string } | null;
  /** What else may be done. */
  second?: { title: string; href: string };
  /** An invitation for calendars. */
  invitation?: Mail['icalEvent'];
}

/** What has brought a move about, said by the title that a notice of its own has for the others. */
export interface MoveCause {
  reason: 'approved' | 'recalled' | 'reset';
  variant: string;
  place: NoticePlace;
}

/** What a move comes with: the remarks and the comment of a return, and what its section lacks. */
export interface MoveTold {
  /** Left out where the words of the mail say it. */
  cause?: MoveCause | undefined;
  /** Null where nothing was returned; the remarks one a line, empty where there are none. */
  returned: { text: string } | null;
  /** The word of whoever has sent it, where he has written one. */
  comment: string | null;
  /** Keys under `approval.lacks`: what refuses the move, and what is only advised. */
  missing: readonly string[];
  advised: readonly string[];
}

interface NoticeOf<R extends NotificationReason> {
  reason: R;
  variant: VariantOf<R>;
  /** Ids of who is told; whoever has acted is left out. */
  to: readonly string[];
  /** Who has acted; null where nobody has. The id is null for somebody without an account. */
  actor: { userId: string | null; name: string } | null;
  project: NoticeProject | null;
  place?: NoticePlace | null;
  said?: NotificationSaid;
  /** What the mail of a move tells besides; nothing of it is kept with the notification. */
  told?: MoveTold;
  letter?: (reader: Reader) => NoticeLetter;
}

/** Something that people are told: why, whom, about what, and what the mail says. */
export type Notice = { [R in NotificationReason]: NoticeOf<R> }[NotificationReason];
