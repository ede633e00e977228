import { translate } from '@pv/texts';
import type { Executor } from '../../../db/database.ts';
import type { FoundNotification } from '../find-notifications.ts';
import { asSentence, deadlineLine, lackLines, sinceLine } from '../letters/move-lines.ts';
import type { Reader } from '../reader.ts';
import { type AwaitedMove, awaitedIn } from './awaited-in.ts';

type Reason = FoundNotification['reason'];

/** They tell what is waited for. */
const CALLS: readonly Reason[] = ['your_move', 'stalled', 'deadline'];
/** They say what was done to a section, which may wait for somebody now. */
const NEWS: readonly Reason[] = ['sent', 'approved', 'returned', 'recalled', 'reset'];

const asksOf = ({ reason, section, settledAt }: FoundNotification) =>
  (CALLS.includes(reason) || NEWS.includes(reason)) && section !== null && settledAt === null;

function turnLine({ own, holders }: AwaitedMove, { locale }: Reader): string[] {
  if (own || !holders) return [];
  return [asSentence(translate(locale, 'notifications.turn', { person: holders }))];
}

function tailOf(open: AwaitedMove, reader: Reader): string {
  const { move, own, zone } = open;
  return [
    ...turnLine(open, reader),
    ...lackLines(move, reader.locale),
    ...(own ? [sinceLine(new Date(move.since), reader)] : []),
    ...deadlineLine({ deadline: move.deadline, zone }, reader),
  ].join(' ');
}

/**
 * What follows the titles about a section in a digest, by id of the notification: as it is now, whose move
 * it is where the title does not say so, what lacks, since when the reader is waited for, by when it has
 * to be done. What waits no more has none, nor has what was done before something else that is told.
 * @param unread the newest first
 */
export async function moveTails(
  executor: Executor,
  reader: Reader,
  unread: readonly FoundNotification[],
): Promise<Map<string, string>> {
  const asked = unread.filter(asksOf);
  const ids = new Set(asked.flatMap(({ projectId }) => projectId ?? []));
  const open = await awaitedIn(executor, reader, [...ids]);
  const tails = new Map<string, string>();
  const told = new Set<AwaitedMove>();
  for (const { id, reason, projectId, section, stageId } of asked) {
    const found = open.find(
      ({ move, own, ...of }) =>
        of.projectId === projectId &&
        move.section === section &&
        move.stageId === stageId &&
        (own || reason !== 'your_move'),
    );
    if (!found || (NEWS.includes(reason) && told.has(found))) continue;
    told.add(found);
    const tail = tailOf(found, reader);
    if (tail) tails.set(id, tail);
  }
  return tails;
}
