import { type PasteResult, ROLE_IDS } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { leftOver, leftToCorrect } from './InviteForm.tsx';

const result = (email: string, outcome: PasteResult['outcome']): PasteResult => ({
  email,
  outcome,
  detail: null,
});
const person = <P extends 'team.invite.member' | 'fields.email_domain' | null>(
  email: string,
  problem: P,
) => ({
  email,
  role: ROLE_IDS.curator,
  held: null,
  problem,
});

describe('what is left of a paste of addresses to correct', () => {
  it('is who was refused, with his role, and every line that could not be sent', () => {
    const good = [person('anna@mail.ru', null), person('lev@mail.ru', null)];
    const people = [...good, person('x@gmail.com', 'fields.email_domain')];
    const results = [result('anna@mail.ru', 'sent'), result('lev@mail.ru', 'refused')];
    expect(leftToCorrect({ people, good }, results, () => 'Куратор')).toBe(
      'lev@mail.ru Куратор\nx@gmail.com Куратор',
    );
  });

  it('is a line that names its role, whatever else is wrong with it', () => {
    const people = [person('x@gmail.com', 'fields.email_domain')];
    expect(leftToCorrect({ people, good: [] }, [], () => 'Куратор')).toBe('x@gmail.com Куратор');
  });

  it('is nobody who is in the team already', () => {
    const people = [person('anna@mail.ru', 'team.invite.member')];
    expect(leftToCorrect({ people, good: [] }, [], () => '')).toBe('');
  });
});

describe('what stays in the form once people of it are invited', () => {
  const sent = 'Анна <Anna@mail.ru>\nlev@mail.ru';
  const results = [result('anna@mail.ru', 'sent'), result('lev@mail.ru', 'refused')];
  const after = (now: string) => leftOver(now, { sent, left: 'lev@mail.ru Куратор', results });

  it('is what is left to correct where nothing was typed meanwhile', () => {
    expect(after(sent)).toBe('lev@mail.ru Куратор');
  });

  it('is, of what was typed meanwhile, every line with somebody who is not invited', () => {
    expect(after(`${sent}\nВера <vera@mail.ru>`)).toBe('lev@mail.ru\nВера <vera@mail.ru>');
    expect(after('anna@mail.ru, ira@mail.ru\nпото')).toBe('anna@mail.ru, ira@mail.ru\nпото');
  });

  it('is nothing where only an empty line was added', () => {
    expect(after('anna@mail.ru\n')).toBe('');
  });
});
