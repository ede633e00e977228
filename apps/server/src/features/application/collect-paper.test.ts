import { expect, it } from 'vitest';
import { paperOf } from './collect-paper.ts';
import type { ApplicationScene } from './scene.ts';
import { templateOf } from './templates.ts';

it('a sum is printed in groups of digits, however it was typed', () => {
  const paper = paperOf({
    row: { id: 'one' },
    template: templateOf('rnf'),
    state: { project: { title: 'Швы' } },
    sections: [{ code: 'form5', values: { amount: { value: '1,5 млн' } } }],
  } as unknown as ApplicationScene);
  expect(JSON.stringify(paper)).toContain('1\u00a0500\u00a0000');
});
