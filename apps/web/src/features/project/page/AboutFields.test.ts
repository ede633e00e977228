import { describe, expect, it } from 'vitest';
import { taskState } from './AboutFields.tsx';

const file = (name: string) => [{ slot: 'task_statement_file', files: [{ name }] }];

describe('the task of a project', () => {
  it('is given in words, as a file, or both ways', () => {
    expect(taskState([{ kind: 'text', content: 'Сравнить' }], [])).toEqual({
      given: 'text',
      file: null,
    });
    expect(taskState([], file('a.pdf'))).toEqual({ given: 'file', file: 'a.pdf' });
    expect(taskState([{ kind: 'text', content: 'x' }], file('a.pdf')).given).toBe('both');
  });

  it('is not given by fields in which nothing is written', () => {
    expect(
      taskState(
        [
          { kind: 'text', content: '' },
          { kind: 'text', content: ' ' },
        ],
        [],
      ).given,
    ).toBeNull();
  });
});
