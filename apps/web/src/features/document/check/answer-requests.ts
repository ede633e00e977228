import { type DocumentSnapshot, readSnapshot } from '@pv/editor-schema';
import { type CheckContext, checkDocument, fixAll, fixFinding, numberDocument } from '@pv/gost';
import * as Y from 'yjs';
import { changedParts } from './changed-parts.ts';
import { excerptOf } from './excerpt.ts';
import { isWithin } from './group-findings.ts';
import type { CheckReply, CheckRequest } from './protocol.ts';

type Numbered = Extract<CheckRequest, { id: number }>;
type Answer<K extends Numbered['kind']> = (
  snapshot: DocumentSnapshot,
  request: Extract<Numbered, { kind: K }>,
  context: CheckContext,
) => CheckReply;

const ANSWERS: { [K in Numbered['kind']]: Answer<K> } = {
  check: (snapshot, { id }, context) => {
    const numbering = numberDocument(snapshot);
    const findings = checkDocument(snapshot, context).map((finding) => ({
      finding,
      excerpt: excerptOf(snapshot, finding, numbering),
    }));
    return { kind: 'checked', id, findings };
  },
  fix: (snapshot, { id, finding }, context) => {
    const after = fixFinding(snapshot, finding, context);
    const parts = after && changedParts(snapshot, after);
    return { kind: 'mended', id, mending: { parts, fixed: parts ? 1 : 0 } };
  },
  fixAll: (snapshot, { id, scope }, context) => {
    const { snapshot: after, fixed } = fixAll(snapshot, context, (one) => isWithin(one, scope));
    const mending = { parts: changedParts(snapshot, after), fixed: fixed.length };
    return { kind: 'mended', id, mending };
  },
};

/**
 * The worker's side of the check: keeps a mirror of the document by its updates, so that the page never
 * has to read the whole text, and answers questions about it.
 */
export function answerRequests(
  reply: (reply: CheckReply) => void,
): (request: CheckRequest) => void {
  const doc = new Y.Doc();
  let context: CheckContext = {};
  return (request) => {
    if (request.kind === 'open') {
      context = request.context;
      Y.applyUpdate(doc, request.state);
    } else if (request.kind === 'update') {
      Y.applyUpdate(doc, request.update);
    } else {
      reply(answer(doc, request, context));
    }
  };
}

function answer<K extends Numbered['kind']>(
  doc: Y.Doc,
  request: Extract<Numbered, { kind: K }>,
  context: CheckContext,
): CheckReply {
  const respond = ANSWERS[request.kind] as Answer<K>;
  try {
    return respond(readSnapshot(doc), request, context);
  } catch (error) {
    console.error(error);
    return { kind: 'failed', id: request.id };
  }
}
