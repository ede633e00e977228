import { AppError, type BodyOf, type EventPaper, type endpoints, mimeOf } from '@pv/contract';
import { type Form, type HeardEvent, protocol, scoreSheets } from '@pv/gost/forms';
import { translate } from '@pv/texts';
import type { Deps } from '../../../context.ts';
import { fileName } from '../../../http/file-name.ts';
import { takesPart, workOf } from '../load-event.ts';
import { type Door, openEvent, requireDeed } from '../open-event.ts';
import { collectPapers } from './collect-papers.ts';

const WRITERS: Readonly<Record<EventPaper, (event: HeardEvent) => Form>> = {
  protocol,
  score_sheets: scoreSheets,
};

/**
 * Prints a paper of an event to the disk of this machine, where it is the caller's to take away.
 * @throws AppError `not_found`, `forbidden`, `event_state`, `export_failed`, `worker_busy`
 */
export async function printPapers(
  { connection: { db }, clock, documents }: Deps,
  door: Door,
  { paper, format, work_id }: BodyOf<typeof endpoints.controlEvent.print>,
): Promise<{ file: string; name: string; mime: string }> {
  const opened = await openEvent(db, door, { now: clock() });
  requireDeed(opened.part, 'print');
  const asked = work_id ? [workOf(opened, work_id)] : opened.works;
  // who has given what is hidden from those who have a side in the work
  const works =
    paper === 'score_sheets' ? asked.filter((one) => !takesPart(one, opened.part)) : asked;
  if (works.length === 0) throw new AppError('forbidden');
  const form = WRITERS[paper](await collectPapers(db, opened, works));
  const given = { form, format };
  const { file } = await documents.pool.run({ name: 'form', given }, { urgent: true });
  const word = translate('ru', `eventWords.paper.${paper}`);
  const of = work_id ? works.map(({ title }) => title) : [opened.event.title];
  return { file, name: fileName([word, ...of], format, word), mime: mimeOf(format) };
}
