import { type DocumentSnapshot, readSnapshot } from '@pv/editor-schema';
import { applyEdits } from '@pv/gost';
import * as Y from 'yjs';
import { changedParts } from '../check/answer-requests.ts';
import { findText, replacements } from './find-text.ts';
import { type FindReply, type FindRequest, MOST_FOUND } from './protocol.ts';

type Asked = Extract<FindRequest, { id: number }>;

function answer(snapshot: DocumentSnapshot, request: Asked): FindReply {
  const { id, query } = request;
  try {
    if (request.kind === 'find')
      return { kind: 'found', id, found: findText(snapshot, query, MOST_FOUND) };
    const { edits, ...made } = replacements(snapshot, query, request.words, request.only);
    const parts = changedParts(snapshot, edits.length > 0 ? applyEdits(snapshot, edits) : snapshot);
    return { kind: 'replaced', id, parts, ...made };
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: 'bad', id };
    throw error;
  }
}

/** The worker's side: keeps a mirror of the document by its updates and looks through it. */
export function answerFind(reply: (reply: FindReply) => void): (request: FindRequest) => void {
  const doc = new Y.Doc();
  let read: DocumentSnapshot | null = null;
  return (request) => {
    if (request.kind === 'open' || request.kind === 'update') {
      read = null;
      Y.applyUpdate(doc, request.kind === 'open' ? request.state : request.update);
      return;
    }
    read ??= readSnapshot(doc);
    reply(answer(read, request));
  };
}
