import { expect, it } from 'vitest';
import { isTyping } from './keys.ts';

it('letters belong to a field that is written in, and to no tick or choice', () => {
  const typed = ['text', 'search', 'checkbox', 'radio'].filter((type) =>
    isTyping(Object.assign(document.createElement('input'), { type })),
  );
  expect(typed).toEqual(['text', 'search']);
});
