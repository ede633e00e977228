import { createTextEngine } from '@pv/texts';
import { en } from '@pv/texts/en';
import { ru } from '@pv/texts/ru';
import { describe, expect, it } from 'vitest';
import configure from '../../vite.config.ts';
import { ApiError } from './api/api-error.ts';
import { buildOfPage, createTrouble, kindOfError, toldNow, withoutSecrets } from './trouble.ts';

it.each([
  [
    'Failed to fetch https://provektor.ru/reset-password?id=42&email=a@mail.ru',
    'Failed to fetch https://provektor.ru/reset-password…',
  ],
  ['Не открылось /invite?code=77#top.', 'Не открылось /invite…'],
  ['Нет ответа от https://provektor.ru/support/t0ken', 'Нет ответа от https://provektor.ru/…'],
  ['Bearer eyJhbGciOiJI.eyJzdWIiOiJh.c2lnbmF0dXJl', 'Bearer …'],
  ['key 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b', 'key …'],
])('of «%s» only «%s» is told', (said, told) => {
  expect(withoutSecrets(said)).toBe(told);
});

it.each([
  'Сервер не ответил. Повторите через 5 минут?',
  'Файл «Отчёт 2026/27.docx» больше 200 МБ (и/или повреждён).',
  'GOST R 7.0.100-2018, https://provektor.ru/faq',
])('what holds no secret is told as it is: %s', (said) => {
  expect(withoutSecrets(said)).toBe(said);
});

it('the kind of an error is its name, or the status and the code of an answer, and nothing that it says', () => {
  const odd = Object.assign(new Error('x'), { name: 'at Kt (index-BgR2.js:4:1)' });
  const kinds = [
    new TypeError('n.map is not a function'),
    new ApiError(503, 'unknown'),
    odd,
    'thrown',
  ];
  expect(kinds.map(kindOfError)).toEqual(['TypeError', '503 unknown', 'Error', 'Error']);
});

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

const engine = createTextEngine();
engine.add('ru', ru);
const russian = (key: string) => engine.dynamic('ru', key);

it('an error that was told in English goes in Russian with a letter that is written in Russian', () => {
  const told = { error: en.auth.notice.codeWrong, key: 'auth.notice.codeWrong' };
  expect(toldNow(told, russian)).toBe(ru.auth.notice.codeWrong);
});

it('an error goes as it was told where the server has said it, or its text is not there', () => {
  expect(toldNow({ error: 'Сервер занят', key: '' }, russian)).toBe('Сервер занят');
  expect(toldNow({ error: 'Нет связи', key: 'shell.toast.gone' }, russian)).toBe('Нет связи');
});

/** A page with scripts at these addresses. */
const pageWith = (...sources: string[]) =>
  ({ querySelectorAll: () => sources.map((src) => ({ src })) }) as unknown as Document;

describe('the build that runs in a tab', () => {
  it('is told by the script that the build names so', () => {
    const { environments } = configure({ command: 'build', mode: 'production' });
    const output = environments?.client?.build?.rolldownOptions?.output;
    const { entryFileNames } = output as { entryFileNames: string };
    const entry = `https://provektor.ru/${entryFileNames.replace('[hash]', 'D4x-k_9Q')}`;
    expect(buildOfPage(pageWith('https://provektor.ru/assets/Bq81.js', entry))).toBe('D4x-k_9Q');
  });

  it('is not known in development, where no script is named by what stands in it', () => {
    expect(buildOfPage(pageWith('http://localhost:5173/src/main.tsx'))).toBe('');
  });
});
