import { ROLE_IDS } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

const roles = [
  { id: ROLE_IDS.researcher, title: 'Исследователь' },
  { id: ROLE_IDS.supervisor, title: 'Научный руководитель' },
  { id: ROLE_IDS.curator, title: 'Куратор' },
];
const read = (text: string) => readLines(text, roles);

describe('a paste of addresses', () => {
  it('is read line by line, with names, roles and signs around them', () => {
    const text = [
      'anna@mail.ru',
      '',
      'Пётр Ильин <PETR@univer.ru>, научный руководитель',
      '  ivan@почта.рф — куратор ',
      'olga@mail.ru; руководитель.',
    ].join('\n');
    expect(read(text)).toEqual([
      { email: 'anna@mail.ru', role: null, problem: null },
      { email: 'petr@univer.ru', role: ROLE_IDS.supervisor, problem: null },
      { email: 'ivan@почта.рф', role: ROLE_IDS.curator, problem: null },
      { email: 'olga@mail.ru', role: ROLE_IDS.supervisor, problem: null },
    ]);
  });

  it('may have several addresses in one line, as mail programs copy them', () => {
    const people = read('Анна <a@mail.ru>, b@mail.ru; c@mail.ru');
    expect(people.map(({ email }) => email)).toEqual(['a@mail.ru', 'b@mail.ru', 'c@mail.ru']);
  });

  it('says of each line what is wrong with it', () => {
    const text = [
      'person@gmail.com',
      'Пётр Ильин',
      'a@mail.ru',
      'A@mail.ru',
      'a..b@mail.ru',
      'а@mail.ru',
    ];
    expect(read(text.join('\n')).map(({ problem }) => problem)).toEqual([
      'fields.email_domain',
      'team.invite.unreadable',
      null,
      'team.invite.duplicate',
      'fields.email_invalid',
      'fields.email_cyrillic',
    ]);
  });

  it('changes the role of nobody in the team unless another role is named', () => {
    const team = new Map([['petr@mail.ru', ROLE_IDS.supervisor]]);
    const of = (line: string) => readLines(line, roles, { held: team, awaited: new Set() })[0];
    expect(of('Petr@mail.ru')).toMatchObject({ problem: 'team.invite.member' });
    expect(of('petr@mail.ru руководитель')).toMatchObject({ problem: 'team.invite.member' });
    expect(of('petr@mail.ru куратор')).toMatchObject({ role: ROLE_IDS.curator, problem: null });
  });

  it('asks about a word after the address that is no role, and takes names for names', () => {
    const problems = read(
      'eva@mail.ru уборщица\nЕва из Казани <eva@mail.ru>\na@mail.ru Анна Ильина',
    );
    expect(problems.map(({ problem }) => problem)).toEqual([
      'team.invite.unknownRole',
      'team.invite.duplicate',
      null,
    ]);
  });

  it('takes thirty people at once and no more', () => {
    const text = Array.from({ length: 32 }, (_, n) => `p${n}@mail.ru`).join('\n');
    const problems = read(text).map(({ problem }) => problem);
    expect(problems.filter((problem) => problem === null)).toHaveLength(30);
    expect(problems.slice(30)).toEqual(['team.invite.tooMany', 'team.invite.tooMany']);
  });

  it('loses no line, whatever is pasted', () => {
    const odd = ['@', 'a@b', '<>', '«»;,', 'a@mail.ru@mail.ru', '\u0000', '- - -'];
    expect(read(odd.join('\n')).length).toBeGreaterThanOrEqual(odd.length);
    for (const { problem } of read(odd.join('\n'))) expect(problem).not.toBeNull();
  });
});
