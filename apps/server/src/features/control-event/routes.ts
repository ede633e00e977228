import { type ControlEvent, endpoints } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { controlEventSeats } from '../../db/schema/index.ts';
import { route } from '../../http/route.ts';
import { sendMadeFile } from '../../http/send-made-file.ts';
import { calendarFile } from './calendar-entry.ts';
import { linkFile } from './materials.ts';
import { type Door, isInside, openEvent } from './open-event.ts';
import { changeEvent } from './operations/change-event.ts';
import { createEvent } from './operations/create-event.ts';
import { giveMarks } from './operations/give-marks.ts';
import { listEvents, listProjects } from './operations/list-events.ts';
import { moveEvent } from './operations/move-event.ts';
import { moveWork } from './operations/move-work.ts';
import { removeEvent } from './operations/remove-event.ts';
import { renewLink } from './operations/renew-link.ts';
import { sayPublication } from './operations/say-publication.ts';
import { putQuestion, removeQuestion } from './operations/write-questions.ts';
import { writeReport } from './operations/write-report.ts';
import { printPapers } from './papers/print-papers.ts';
import { presentEvent } from './present-event.ts';

async function readEvent({ connection: { db }, clock }: Deps, door: Door): Promise<ControlEvent> {
  return presentEvent(db, await openEvent(db, door, { now: clock() }));
}

function readingRoutes(app: FastifyInstance, deps: Deps): void {
  const { controlEvent: calls } = endpoints;
  const { db } = deps.connection;
  route(app, calls.list, ({ actor: { userId }, query: { project_id: projectId } }) =>
    listEvents(db, { userId, projectId, now: deps.clock() }),
  );
  route(app, calls.projects, async ({ actor: { userId }, query: { type } }) => ({
    projects: await listProjects(db, userId, type),
  }));
  route(app, calls.get, ({ actor: { userId }, params: { id } }) => readEvent(deps, { userId, id }));
  route(app, calls.file, ({ actor: { userId }, params: { id, fileId } }) =>
    linkFile(deps, { userId, id }, fileId),
  );
  route(app, calls.print, async ({ actor: { userId }, params: { id }, body, reply }) =>
    sendMadeFile(reply, await printPapers(deps, { userId, id }, body)),
  );
  route(app, calls.calendar, async ({ actor: { userId }, params: { id }, reply }) => {
    const opened = await openEvent(db, { userId, id }, { now: deps.clock() });
    const { event, works } = opened;
    const shown = works.filter((work) => !event.closed || isInside(opened, work));
    await reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="event.ics"',
        'cache-control': 'no-store',
      })
      .send(calendarFile(deps, event, shown));
    return null;
  });
  route(app, calls.report, ({ params: { id }, reply }) => {
    // whoever takes his consent back is named nowhere any more
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');
    return writeReport(db, id);
  });
}

function writingRoutes(app: FastifyInstance, deps: Deps): void {
  const { controlEvent: calls } = endpoints;
  route(app, calls.create, ({ actor: { userId }, body }) =>
    inTransaction(deps, (work) => createEvent(work, userId, body)),
  );
  route(app, calls.change, ({ actor: { userId }, params: { id }, body }) =>
    inTransaction(deps, (work) => changeEvent(work, { id, userId, body })),
  );
  route(app, calls.remove, async ({ actor: { userId }, params: { id } }) => {
    await inTransaction(deps, (work) => removeEvent(work, { id, userId }));
    return null;
  });
  route(app, calls.move, ({ actor: { userId }, params: { id }, body }) =>
    inTransaction(deps, (work) => moveEvent(work, { id, userId, body })),
  );
  route(app, calls.renewLink, ({ actor: { userId }, params: { id, memberId } }) =>
    inTransaction(deps, (work) => renewLink(work, { id, memberId, userId })),
  );
}

/** What is done while the event goes on. */
function runningRoutes(app: FastifyInstance, deps: Deps): void {
  const { controlEvent: calls } = endpoints;
  route(app, calls.moveWork, ({ actor: { userId }, params: { id, workId }, body }) =>
    inTransaction(deps, (work) => moveWork(work, { userId, id }, { workId, body })),
  );
  route(app, calls.putQuestion, ({ actor: { userId }, params, body }) =>
    inTransaction(deps, (work) => putQuestion(work, { userId, ...params }, body)),
  );
  route(app, calls.removeQuestion, ({ actor: { userId }, params: { questionId, ...of } }) =>
    inTransaction(deps, (work) => removeQuestion(work, { userId, ...of }, questionId)),
  );
  route(app, calls.mark, ({ actor: { userId }, params: { id }, body: { marks } }) =>
    inTransaction(deps, (work) => giveMarks(work, { userId, id }, marks)),
  );
  route(app, calls.publish, ({ actor: { userId }, params: { id }, body: { agreed }, address }) =>
    inTransaction(deps, (work) => sayPublication(work, { userId, id }, { agreed, address })),
  );
}

/** A secret address is for its reader only. */
const keepSecret = (answer: FastifyReply) =>
  answer.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');

/** Reads the event of a link, and notes that it was opened. */
async function openLink(deps: Deps, token: string): Promise<ControlEvent> {
  const { db } = deps.connection;
  const now = deps.clock();
  const opened = await openEvent(db, { token }, { now });
  const { seat } = opened.part;
  if (seat && !seat.linkOpenedAt) {
    await db
      .update(controlEventSeats)
      .set({ linkOpenedAt: now })
      .where(eq(controlEventSeats.id, seat.id));
  }
  return presentEvent(db, opened);
}

function guestRoutes(app: FastifyInstance, deps: Deps): void {
  const { controlEventGuest: calls } = endpoints;
  route(app, calls.get, ({ params: { token }, reply }) => {
    keepSecret(reply);
    return openLink(deps, token);
  });
  route(app, calls.file, ({ params: { token, fileId }, reply }) => {
    keepSecret(reply);
    return linkFile(deps, { token }, fileId);
  });
  route(app, calls.mark, ({ params: { token }, body: { marks } }) =>
    inTransaction(deps, (work) => giveMarks(work, { token }, marks)),
  );
  route(app, calls.moveWork, ({ params: { token, workId }, body }) =>
    inTransaction(deps, (work) => moveWork(work, { token }, { workId, body })),
  );
  route(app, calls.publish, ({ params: { token }, body: { agreed }, address }) =>
    inTransaction(deps, (work) => sayPublication(work, { token }, { agreed, address })),
  );
}

/** Control events: defences, boards of examiners, pitch sessions. */
export function controlEventRoutes(app: FastifyInstance, deps: Deps): void {
  readingRoutes(app, deps);
  writingRoutes(app, deps);
  runningRoutes(app, deps);
  guestRoutes(app, deps);
}
