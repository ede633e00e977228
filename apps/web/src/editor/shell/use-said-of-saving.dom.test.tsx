import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createListeners } from '../document/listeners.ts';
import type { LiveDocument } from '../document/live-document.ts';
import type { SaveState } from '../document/save-tracker.ts';
import { LiveDocumentProvider } from './DocumentContext.tsx';
import { useSaidOfSaving } from './use-said-of-saving.ts';

/** What is said of a document whose saving is told by `become`, and how often it was drawn. */
function open() {
  const changes = createListeners();
  let save: SaveState = 'saved';
  const live = {
    status: () => ({ save }),
    subscribe: changes.subscribe,
  } as unknown as LiveDocument;
  let draws = 0;
  const { result } = renderHook(
    () => {
      draws += 1;
      return useSaidOfSaving();
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <LiveDocumentProvider live={live}>{children}</LiveDocumentProvider>
      ),
    },
  );
  return {
    said: () => result.current,
    draws: () => draws,
    become: (next: SaveState) =>
      act(() => {
        save = next;
        changes.tell();
      }),
  };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is said of saving', () => {
  it('is drawn once for letters that are typed one after another', async () => {
    const { said, draws, become } = open();
    become('saving');
    const before = draws();
    for (let letter = 0; letter < 20; letter += 1) {
      become('saved');
      await wait(90);
      become('saving');
    }
    expect(said()).toBe('saving');
    // React looks once more before it trusts that nothing differs
    expect(draws() - before).toBeLessThanOrEqual(1);
    become('saved');
    await wait(400);
    expect(said()).toBe('saved');
  });

  it('tells at once that something is not saved', async () => {
    const { said, become } = open();
    become('saving');
    expect(said()).toBe('saving');
    become('saved');
    become('offline');
    expect(said()).toBe('offline');
    await wait(400);
    expect(said()).toBe('offline');
  });
});
