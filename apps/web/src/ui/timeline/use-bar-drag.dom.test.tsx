import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBarDrag } from './use-bar-drag.ts';

const TERM = { starts_at: '2027-03-10', ends_at: '2027-03-20' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** A bar on a track of a hundred days of ten pixels each. */
function bar() {
  const given: unknown[] = [];
  function Bar() {
    return <div data-testid="bar" {...useBarDrag(TERM, 100, (t) => given.push(t)).pull('whole')} />;
  }
  const { getByTestId } = render(<Bar />);
  const element = getByTestId('bar');
  vi.spyOn(element.parentElement as HTMLElement, 'clientWidth', 'get').mockReturnValue(1000);
  element.setPointerCapture = () => undefined;
  const at = (clientX: number, pointerType: string) => ({
    clientX,
    clientY: 0,
    button: 0,
    pointerType,
  });
  /** What a touch that moves would do: true where the page may scroll. */
  const scrolls = () => fireEvent(element, new Event('touchmove', { cancelable: true }));
  return { element, given, at, scrolls };
}

it('a bar follows the mouse at once, and a finger only once it has rested on it', () => {
  const { element, given, at, scrolls } = bar();
  const swipe = (pointerType: string, rest: number) => {
    fireEvent.pointerDown(element, at(0, pointerType));
    act(() => void vi.advanceTimersByTime(rest));
    fireEvent.pointerMove(element, at(50, pointerType));
    const free = scrolls();
    fireEvent.pointerUp(element, at(50, pointerType));
    return free;
  };
  expect(swipe('touch', 100)).toBe(true);
  expect(given).toEqual([]);
  const moved = { starts_at: '2027-03-15', ends_at: '2027-03-25' };
  expect(swipe('touch', 1000)).toBe(false);
  expect(given).toEqual([moved]);
  swipe('mouse', 0);
  expect(given).toEqual([moved, moved]);
});

it('a finger that moves on before it has rested never takes hold', () => {
  const { element, given, at } = bar();
  fireEvent.pointerDown(element, at(0, 'touch'));
  fireEvent.pointerMove(element, at(20, 'touch'));
  act(() => void vi.advanceTimersByTime(1000));
  fireEvent.pointerMove(element, at(60, 'touch'));
  fireEvent.pointerUp(element, at(60, 'touch'));
  expect(given).toEqual([]);
});
