import { readSectionContent, sectionsMap, writeSectionContent } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createHistory } from '../../../editor/document/open-text.ts';
import { replaceParts } from '../../../editor/document/replace-parts.ts';
import { handClock } from '../quiet/hand-clock.ts';
import { answerFind } from './answer-find.ts';
import { createFinder, type FindPort } from './create-finder.ts';
import type { FindQuery } from './find-text.ts';

const QUERY: FindQuery = { text: 'сеть', matchCase: false, wholeWord: false, pattern: false };

function twoSections(): Y.Doc {
  const doc = new Y.Doc();
  for (const id of ['one', 'two']) {
    const head = new Y.Map<unknown>([
      ['kind', 'chap'],
      ['title', ''],
      ['order', `a${id}`],
    ]);
    sectionsMap(doc).set(id, head);
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: `сеть ${id}` }] }];
    writeSectionContent(doc, id, { type: 'doc', content });
  }
  return doc;
}

/** A worker in this thread; a silent one never answers. */
function portOf(silent = false): FindPort {
  let answer: ReturnType<typeof answerFind> = () => undefined;
  return {
    post: (request) => answer(request),
    listen(reply) {
      if (!silent) answer = answerFind(reply);
    },
    close: () => undefined,
  };
}

function opened({ silent = false, closed = new Set<string>() } = {}) {
  const doc = twoSections();
  const history = createHistory(doc);
  const clock = handClock();
  const finder = createFinder({
    doc,
    openPort: () => portOf(silent),
    apply: (parts) => replaceParts(doc, parts, { name: 'find.replace', closed }),
    clock,
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const textOf = (id: string) =>
    readSectionContent(doc, id).content?.[0]?.content?.[0]?.text ?? null;
  return { doc, history, clock, finder, settled, textOf };
}

describe('finding in an open document', () => {
  it('replaces in all sections as one step that one undo takes back', async () => {
    const { finder, clock, settled, textOf, history } = opened();
    finder.find(QUERY);
    clock.pass(200);
    await settled();
    expect(finder.state()).toMatchObject({ phase: 'ready' });
    expect(finder.state().found).toHaveLength(2);
    expect(await finder.replace('схема', null)).toEqual({ changed: 2, closed: 0, beside: 0 });
    expect([textOf('one'), textOf('two')]).toEqual(['схема one', 'схема two']);
    history.undo();
    expect([textOf('one'), textOf('two')]).toEqual(['сеть one', 'сеть two']);
  });

  it('leaves sections that are closed and tells how many places those have', async () => {
    const { finder, clock, settled, textOf } = opened({ closed: new Set(['two']) });
    finder.find(QUERY);
    clock.pass(200);
    await settled();
    expect(await finder.replace('схема', null)).toEqual({ changed: 1, closed: 1, beside: 0 });
    expect([textOf('one'), textOf('two')]).toEqual(['схема one', 'сеть two']);
  });

  it('looks anew when the text changes', async () => {
    const { finder, clock, settled, doc } = opened();
    finder.find(QUERY);
    clock.pass(200);
    await settled();
    writeSectionContent(doc, 'one', { type: 'doc', content: [{ type: 'paragraph' }] });
    clock.pass(200);
    await settled();
    expect(finder.state().found).toHaveLength(1);
  });

  it('stops an expression that has no end, and says so', async () => {
    const { finder, clock, settled } = opened({ silent: true });
    finder.find({ ...QUERY, text: '(a+)+b', pattern: true });
    clock.pass(200);
    clock.pass(5000);
    await settled();
    expect(finder.state().phase).toBe('slow');
  });

  it('tells a broken expression from one without matches', async () => {
    const { finder, clock, settled } = opened();
    finder.find({ ...QUERY, text: '(', pattern: true });
    clock.pass(200);
    await settled();
    expect(finder.state().phase).toBe('bad');
  });
});
