import { describe, expect, it } from 'vitest';
import { createTrouble } from './trouble.ts';

const NOTHING = { page: '', error: '', key: '', kind: '', failedAt: 0 };

function world() {
  const kept = new Map<string, string>();
  let time = 0;
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const open = () => createTrouble({ sessionStorage }, () => time);
  return { kept, open, pass: (ms: number) => (time += ms) };
}

describe('what a letter to the support carries by itself', () => {
  it('is the last page before the support and the last error, after a reload too', () => {
    const { open } = world();
    const trouble = open();
    trouble.at('/projects');
    trouble.failed('Сервер не ответил');
    trouble.at('/support');
    trouble.at('/support-desk/1');
    expect(open().read()).toMatchObject({ page: '/projects', error: 'Сервер не ответил', key: '' });
  });

  it('is the kind and the moment of the error too, and no secret that stood in its words', () => {
    const { open, pass } = world();
    const trouble = open();
    pass(5000);
    trouble.failed('Нет ответа: /invite?code=77', { kind: '503 unknown' });
    expect(open().read()).toMatchObject({
      error: 'Нет ответа: /invite…',
      kind: '503 unknown',
      failedAt: 5000,
    });
  });

  it('is no secret address', () => {
    const trouble = world().open();
    trouble.at('/projects');
    trouble.at('/article-preview/k3y');
    expect(trouble.read().page).toBe('');
  });

  it('is no error of long ago', () => {
    const { open, pass } = world();
    const trouble = open();
    trouble.failed('Старая ошибка');
    pass(31 * 60_000);
    expect(trouble.read().error).toBe('');
  });

  it('is nothing of somebody who has left', () => {
    const trouble = world().open();
    trouble.at('/project/nir/1');
    trouble.failed('Сервер не ответил');
    trouble.forget();
    expect(trouble.read()).toEqual(NOTHING);
  });

  it('is nothing where the storage holds rubbish', () => {
    for (const rubbish of ['x', 'null', '[]', '{"page":1}']) {
      const { kept, open } = world();
      kept.set('pv_trouble', rubbish);
      expect(open().read(), rubbish).toEqual(NOTHING);
    }
  });
});
