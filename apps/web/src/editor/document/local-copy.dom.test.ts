// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { copyName, isSent } from './copy-name.ts';
import { keepLocalCopy } from './local-copy.ts';

it('a copy is sent when the server has what was typed, and what was set aside beside it is taken', async () => {
  const doc = new Y.Doc();
  const local = keepLocalCopy('work', 'student', doc);
  const sent = () => isSent(localStorage, copyName('work', 'student'));
  await local.loaded;
  doc.getText('t').insert(0, 'Насос');
  expect(sent()).toBe(false);
  local.keepApart('Написано в дороге');
  local.committed();
  expect(sent()).toBe(false);
  local.keepApart(undefined);
  expect(sent()).toBe(true);
  local.close();
});
