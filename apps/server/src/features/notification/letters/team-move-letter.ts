import { translate } from '@pv/texts';
import type { Work } from '../../../context.ts';
import { linkOf } from '../link-of.ts';
import type { NoticeLetter, NoticeProject } from '../notice.ts';
import type { Reader } from '../reader.ts';
import {
  askLine,
  deadlineLine,
  type ListedMove,
  lackLines,
  listedLine,
  sinceLine,
} from './move-lines.ts';

/** What a change of a team has made the move of one of its people. */
export interface TeamMoves {
  project: NoticeProject;
  /** Whom the change is about. */
  person: string;
  /** At least one. */
  moves: readonly ListedMove[];
}

/** The mail to whoever has to act because a team has changed: what is asked, what lacks, by when. */
export function teamMoveLetter(
  { deps }: Pick<Work, 'deps'>,
  { project, person: name, moves: open }: TeamMoves,
  reader: Reader,
): NoticeLetter {
  const { locale } = reader;
  const moves = open.map((move) => ({ ...move, type: project.type }));
  const subject = translate(locale, 'approval.mail.move.subject', { project: project.title });
  const intro = translate(locale, 'teamMail.newMove.intro', { name, project: project.title });
  const [move, ...more] = moves;
  if (move && more.length === 0) {
    const lines = [
      askLine(move, locale),
      ...lackLines(move, locale),
      sinceLine(move.since, reader),
      ...deadlineLine(move.place, reader),
    ];
    return { subject, paragraphs: [intro, ...lines] };
  }
  const hrefOf = ({ place }: ListedMove) => {
    const about = { reason: 'your_move', variant: 'team', project } as const;
    const path = linkOf({ ...about, stageId: place ? place.stageId : undefined });
    return path && `${deps.config.publicUrl}${path}`;
  };
  const lines = moves.map((one) => ({ text: listedLine(one, reader), href: hrefOf(one) }));
  return { subject, paragraphs: [intro], groups: [{ title: project.title, lines }] };
}
