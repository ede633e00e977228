// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { followSight, isNear, isSeen } from './in-sight.ts';

/** A block of a text whose box lies so in the window of jsdom, 768 px high. */
function blockAt(top: number, bottom: number): HTMLElement {
  const block = document.createElement('p');
  block.textContent = 'слова';
  block.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  return block;
}

function rangeOver(...blocks: HTMLElement[]): Range {
  const text = document.createElement('div');
  text.className = 'pv-text';
  text.append(...blocks);
  document.body.replaceChildren(text);
  const range = document.createRange();
  range.setStart(text.firstChild?.firstChild as Text, 0);
  range.setEnd(text.lastChild?.firstChild as Text, 5);
  return range;
}

afterEach(() => vi.useRealTimers());

it('takes words for near that stand in the window, or in two more above and below it', () => {
  expect(isNear(rangeOver(blockAt(100, 140)))).toBe(true);
  expect(isNear(rangeOver(blockAt(2200, 2240)))).toBe(true);
  expect(isNear(rangeOver(blockAt(-1500, -1460)))).toBe(true);
  expect(isNear(rangeOver(blockAt(2400, 2440)))).toBe(false);
  expect(isNear(rangeOver(blockAt(-1700, -1660)))).toBe(false);
});

it('takes words for near that begin far above and end far below', () => {
  expect(isNear(rangeOver(blockAt(-9000, -8000), blockAt(8000, 9000)))).toBe(true);
});

it('sees a sheet by its edge alone', () => {
  expect(isSeen(blockAt(-5000, 0))).toBe(true);
  expect(isSeen(blockAt(768, 5000))).toBe(true);
  expect(isSeen(blockAt(769, 5000))).toBe(false);
});

it('looks once after many scrolls, at all of it before it is printed, and never again once stopped', () => {
  vi.useFakeTimers();
  const look = vi.fn();
  const sight = followSight(look);
  for (let n = 0; n < 5; n += 1) document.dispatchEvent(new Event('scroll'));
  vi.runAllTimers();
  expect(look.mock.calls).toEqual([[false]]);
  window.dispatchEvent(new Event('beforeprint'));
  expect(look).toHaveBeenLastCalledWith(true);
  sight.stop();
  for (const name of ['resize', 'beforeprint', 'afterprint']) window.dispatchEvent(new Event(name));
  document.dispatchEvent(new Event('scroll'));
  vi.runAllTimers();
  expect(look).toHaveBeenCalledTimes(2);
});
