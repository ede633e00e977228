import { readSettings, settingsMap } from '@pv/editor-schema';
import { expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { createShared } from './use-settings.ts';

it('what is read of a document is one object for all who follow it, until it says something else', () => {
  const doc = new Y.Doc();
  const settings = createShared(settingsMap, readSettings)(doc);
  const first = settings.read();
  const told = vi.fn();
  const also = vi.fn();
  const stops = [settings.subscribe(told), settings.subscribe(also)];
  expect(settings.read()).toBe(first);

  settingsMap(doc).set('keywords', ['шов']);
  expect([told, also].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(settings.read().keywords).toEqual(['шов']);

  for (const stop of stops) stop();
  settingsMap(doc).set('keywords', ['нагрев']);
  expect(told).toHaveBeenCalledTimes(1);
  expect(settings.read().keywords).toEqual(['нагрев']);
});
