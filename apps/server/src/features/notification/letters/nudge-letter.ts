import { translate } from '@pv/texts';
import type { NoticeLetter, NoticeProject } from '../notice.ts';
import type { Reader } from '../reader.ts';
import { askLine, deadlineLine, type ListedMove, lackLines, sinceLine } from './move-lines.ts';

/** What a member of a team reminds his colleagues of. */
export interface Nudge {
  project: NoticeProject;
  /** Who reminds. */
  name: string;
  move: ListedMove;
}

/** The mail by which a member reminds: what is asked, what lacks, since when, by when. */
export function nudgeLetter({ project, name, move: open }: Nudge, reader: Reader): NoticeLetter {
  const move = { ...open, type: project.type };
  const { locale } = reader;
  const said = { name, project: project.title };
  return {
    subject: translate(locale, 'notifications.nudge.subject', said),
    paragraphs: [
      translate(locale, 'notifications.nudge.intro', said),
      askLine(move, locale),
      ...lackLines(move, locale),
      sinceLine(move.since, reader),
      ...deadlineLine(move.place, reader),
    ],
  };
}
