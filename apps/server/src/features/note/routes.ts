import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { dropKey } from './operations/drop-key.ts';
import { listNotes } from './operations/list-notes.ts';
import { makeKey } from './operations/make-key.ts';
import { readNote } from './operations/read-note.ts';
import { removeNote } from './operations/remove-note.ts';
import { saveNote } from './operations/save-note.ts';

/** The closed notes of a person, which the server cannot read. */
export function noteRoutes(app: FastifyInstance, deps: Deps): void {
  const { note } = endpoints;
  const { db } = deps.connection;
  route(app, note.list, ({ actor }) => listNotes(db, actor.userId));
  route(app, note.get, ({ actor: { userId }, params: { id } }) => readNote(db, { id, userId }));
  route(app, note.makeKey, ({ actor: { userId }, body: { phrase } }) =>
    inTransaction(deps, (work) => makeKey(work, userId, phrase)),
  );
  route(app, note.dropKey, async ({ actor: { userId }, params: { id }, body }) => {
    await inTransaction(deps, (work) => dropKey(work, { id, userId, ...body }));
    return null;
  });
  route(app, note.save, ({ actor: { userId }, params: { id }, body }) =>
    inTransaction(deps, (work) => saveNote(work, { id, userId }, body)),
  );
  route(app, note.remove, async ({ actor: { userId }, params: { id }, query: { version } }) => {
    await inTransaction(deps, (work) => removeNote(work, { id, userId, version }));
    return null;
  });
}
