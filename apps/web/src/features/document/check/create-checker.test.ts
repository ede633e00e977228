import {
  defaultSettings,
  readSnapshot,
  writeSectionContent,
  writeSnapshot,
} from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { LocalChange } from '../../../editor/document/local-change.ts';
import { createHistory } from '../../../editor/document/open-text.ts';
import { replaceParts } from '../../../editor/document/replace-parts.ts';
import { handClock } from '../quiet/hand-clock.ts';
import { answerRequests } from './answer-requests.ts';
import { type Checker, createChecker, type WorkerPort } from './create-checker.ts';
import type { CheckReply, CheckRequest } from './protocol.ts';

const content = (...texts: string[]) => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

/** A worker in the same thread; answers only when told to, as a worker answers later. */
function slowPort() {
  const requests: CheckRequest[] = [];
  let broken = () => {};
  let handle: (request: CheckRequest) => void = () => {};
  const port: WorkerPort = {
    post: (request) => requests.push(structuredClone(request)),
    listen(reply, fail) {
      handle = answerRequests((answer) => reply(structuredClone(answer) as CheckReply));
      broken = fail;
    },
    close() {},
  };
  return {
    port,
    requests,
    breakDown: () => broken(),
    work: () => {
      for (const request of requests.splice(0)) handle(request);
    },
  };
}

const opened = (...texts: string[]) => openedWith(content(...texts), new Set());

function openedWith(chapter: ReturnType<typeof content>, closed: ReadonlySet<string>) {
  const doc = new Y.Doc();
  writeSnapshot(doc, {
    version: 1,
    settings: defaultSettings(),
    sections: [{ id: 'c', kind: 'chap', title: 'Обзор', content: chapter }],
    sources: [],
  });
  const history = createHistory(doc);
  const clock = handClock();
  const worker = slowPort();
  const checker = createChecker({
    doc,
    context: {},
    clock,
    openPort: () => worker.port,
    apply: (parts) => replaceParts(doc, parts, { name: 'check.fix', closed }),
  });
  const type = (...lines: string[]) =>
    doc.transact(() => writeSectionContent(doc, 'c', content(...lines)), new LocalChange('type'));
  const text = () => readSnapshot(doc).sections.find(({ id }) => id === 'c')?.content;
  return { doc, history, clock, worker, checker, type, text };
}

const rules = (checker: Checker) =>
  (checker.state().findings ?? []).map(({ finding }) => finding.rule);

const spaces = (checker: Checker) => {
  const found = checker.state().findings?.find(({ finding }) => finding.rule === 'T-double-space');
  if (!found) throw new Error('no finding');
  return found;
};

describe('the check of an open document', () => {
  it('begins at once and shows what stands at the place', () => {
    const { checker, worker } = opened('Один  два.');
    expect(checker.state()).toEqual({ phase: 'checking', findings: null });
    worker.work();
    expect(checker.state().phase).toBe('ready');
    expect(spaces(checker).excerpt).toEqual({ before: 'Один', marked: '  ', after: 'два.' });
  });

  it('checks again when the typing pauses, and only then', () => {
    const { checker, worker, clock, type } = opened('Один  два.');
    worker.work();
    type('Один два.');
    clock.pass(399);
    expect(worker.requests.map(({ kind }) => kind)).toEqual(['update']);
    expect(checker.state().phase).toBe('checking');
    clock.pass(1);
    worker.work();
    expect(checker.state().phase).toBe('ready');
    expect(rules(checker)).not.toContain('T-double-space');
  });

  it('asks the worker one thing at a time, and once more for what changed meanwhile', () => {
    const { checker, worker, clock, type } = opened('Один.');
    for (const line of ['Один  два.', 'Один  два три.']) {
      type(line);
      clock.pass(400);
    }
    expect(worker.requests.filter(({ kind }) => kind === 'check')).toHaveLength(1);
    worker.work();
    expect(checker.state().phase).toBe('checking');
    worker.work();
    expect(checker.state().phase).toBe('ready');
    expect(worker.requests).toEqual([]);
  });

  it('starts anew after a failure of the worker', () => {
    const { checker, worker } = opened('Один  два.');
    worker.breakDown();
    expect(checker.state().phase).toBe('failed');
    worker.requests.splice(0);
    checker.restart();
    worker.work();
    expect(rules(checker)).toContain('T-double-space');
  });
});

describe('mending', () => {
  it('of one finding leaves the others and is one step back', async () => {
    const { checker, worker, history, text } = opened('Один  два.', 'Три  четыре.');
    worker.work();
    const done = checker.mend({ kind: 'one', finding: spaces(checker).finding });
    worker.work();
    expect(await done).toEqual({ fixed: 1, closed: 0 });
    expect(text()).toEqual(content('Один два.', 'Три  четыре.'));
    worker.work();
    expect(rules(checker).filter((rule) => rule === 'T-double-space')).toHaveLength(1);
    history.undo();
    expect(text()).toEqual(content('Один  два.', 'Три  четыре.'));
  });

  it('of everything tells how many were mended and is one step back', async () => {
    const { checker, worker, history, text, doc } = opened('Один  два.', 'Три  четыре .');
    worker.work();
    const before = readSnapshot(doc);
    const done = checker.mend({ kind: 'all' });
    worker.work();
    expect(await done).toEqual({ fixed: expect.any(Number), closed: 0 });
    expect(text()).toEqual(content('Один два.', 'Три четыре.'));
    worker.work();
    expect(checker.state().findings?.some(({ finding }) => finding.fixable)).toBe(false);
    history.undo();
    expect(readSnapshot(doc)).toEqual(before);
  });

  it('is worked out anew for what was typed meanwhile, so that nothing typed is lost', async () => {
    const { checker, worker, type, text } = opened('Один  два.');
    worker.work();
    const done = checker.mend({ kind: 'all' });
    type('Один  два, три.');
    worker.work();
    await Promise.resolve();
    await Promise.resolve();
    worker.work();
    expect(await done).toEqual({ fixed: expect.any(Number), closed: 0 });
    expect(text()).toEqual(content('Один два, три.'));
  });

  it('leaves a section that is closed and tells how many findings that has', async () => {
    const lines = content('Один  два.', 'Три  четыре.');
    const { checker, worker, text } = openedWith(lines, new Set(['c']));
    worker.work();
    const done = checker.mend({ kind: 'rule', scope: { rule: 'T-double-space', section: null } });
    worker.work();
    expect(await done).toEqual({ fixed: 0, closed: 2 });
    expect(text()).toEqual(lines);
  });

  it('of what is no longer there changes nothing', async () => {
    const { checker, worker, type, text } = opened('Один  два.');
    worker.work();
    const { finding } = spaces(checker);
    type('Совсем иначе.');
    const done = checker.mend({ kind: 'one', finding });
    worker.work();
    expect(await done).toEqual({ fixed: 0, closed: 0 });
    expect(text()).toEqual(content('Совсем иначе.'));
  });

  it('ends when the panel is closed', async () => {
    const { checker, worker } = opened('Один  два.');
    worker.work();
    const done = checker.mend({ kind: 'all' });
    checker.destroy();
    expect(await done).toBe('failed');
  });
});

it('findings that are still there stay the same objects, and their list where none has changed', () => {
  const { checker, worker, clock, type } = opened('Один  два.', 'Три, четыре.');
  const after = (...lines: string[]) => {
    type(...lines);
    clock.pass(400);
    worker.work();
    return checker.state().findings ?? [];
  };
  worker.work();
  const before = checker.state().findings ?? [];
  expect(before.length).toBeGreaterThan(1);
  expect(after('Один  два.', 'Три, пять.')).toBe(before);
  const more = after('Один  два.', 'Три  четыре.');
  expect(more).toHaveLength(before.length + 1);
  expect(before.every((finding) => more.includes(finding))).toBe(true);
  const less = after('Один два.', 'Три  четыре.');
  expect(less).toHaveLength(before.length);
  expect(less.every((finding) => more.includes(finding))).toBe(true);
});
