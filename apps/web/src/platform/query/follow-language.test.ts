import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { followLanguage } from './follow-language.ts';

/** A language that is switched by hand. */
function stand() {
  let locale: 'ru' | 'en' = 'ru';
  const listeners = new Set<() => void>();
  const queries = new QueryClient();
  queries.setQueryData(['roles'], ['Исследователь']);
  const stop = followLanguage({
    queries,
    language: {
      locale: () => locale,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  });
  const become = (next: 'ru' | 'en') => {
    locale = next;
    for (const listener of listeners) listener();
  };
  return { become, stop, stale: () => queries.getQueryState(['roles'])?.isInvalidated };
}

it('lists of roles and categories are asked for anew when the language changes', () => {
  const { become, stale } = stand();
  become('ru');
  expect(stale()).toBe(false);
  become('en');
  expect(stale()).toBe(true);
});

it('nothing is asked for any more when the tab has stopped following', () => {
  const { become, stop, stale } = stand();
  stop();
  become('en');
  expect(stale()).toBe(false);
});
