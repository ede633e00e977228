import { defaultSettings, type NodeJson, writeSnapshot } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { answerRequests } from './answer-requests.ts';
import type { CheckReply, CheckRequest, ShownFinding } from './protocol.ts';

const by = { id: '1', author: 'Белова А.', authorId: 'b', at: '2026-11-26T14:05:00.000Z' };
const p = (...content: NodeJson[]): NodeJson => ({ type: 'paragraph', content });
const text = (words: string): NodeJson => ({ type: 'text', text: words });
const inserted = (words: string): NodeJson => ({
  ...text(words),
  marks: [{ type: 'insertion', attrs: by }],
});

/** What the check answers about a chapter of these blocks. */
function ask(content: NodeJson[], request: CheckRequest): CheckReply | undefined {
  const doc = new Y.Doc();
  writeSnapshot(doc, {
    version: 1,
    settings: defaultSettings(),
    sections: [{ id: 'c', kind: 'chap', title: 'Обзор', content: { type: 'doc', content } }],
    sources: [],
  });
  const replies: CheckReply[] = [];
  const take = answerRequests((reply) => replies.push(reply));
  take({ kind: 'open', state: Y.encodeStateAsUpdate(doc), context: {} });
  take(request);
  return replies[0];
}

const found = (content: NodeJson[]) => {
  const reply = ask(content, { kind: 'check', id: 1 });
  if (reply?.kind !== 'checked') throw new Error('nothing was checked');
  return reply.findings
    .map((one) => (one as ShownFinding).finding)
    .filter(({ place }) => place.path.length > 0);
};

describe('a text with suggestions', () => {
  it('is checked without them', () => {
    const breach = p(text('Цена 5 - 7 рублей.'));
    expect(found([breach])).not.toEqual([]);
    expect(found([p(text('Стенд собран.'), inserted(' Цена 5 - 7 рублей.'))])).toEqual([]);
  });

  it('has its findings where they stand, and nothing is mended beside a suggestion', () => {
    const only: NodeJson = { ...p(inserted('Новый.')), attrs: { change: { insertion: by } } };
    const content = [p(text('Стенд собран.')), only, p(text('Цена 5 - 7 рублей.'))];
    const [finding] = found(content);
    expect(finding?.place.path).toEqual([2]);
    expect(finding?.fixable).toBe(false);
    if (!finding) throw new Error('nothing was found');
    const scope = { rule: finding.rule, section: null };
    expect(ask(content, { kind: 'fixAll', id: 2, scope })).toEqual({
      kind: 'mended',
      id: 2,
      mending: { parts: null, fixed: [] },
    });
  });
});
