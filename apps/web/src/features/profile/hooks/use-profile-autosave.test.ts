import { EXPERIENCE_MAX, emptyProfile } from '@pv/contract';
import { richOfText, writeRich } from '@pv/editor-schema/rich-text';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../../platform/session/session.ts';
import { checkField, ofOwnSession } from './use-profile-autosave.ts';

type State = ReturnType<Session['state']>;

/** A session of a person by id, until somebody else has signed in. */
function sessionOf(first: string) {
  const claims = { sub: 'anna@mail.ru', sid: 's', profile: null, exp: 0 };
  let uid = first;
  const state = (): State => ({ kind: 'in', token: '', claims: { ...claims, uid } });
  const signIn = (next: string) => {
    uid = next;
  };
  return { state, signIn };
}

it('what one person typed is not saved in the name of another who signs in after her', async () => {
  const session = sessionOf('anna');
  const sent: string[] = [];
  const save = (text: string) => ofOwnSession(session, 'anna', async () => void sent.push(text));
  await save('Сергеевна');
  session.signIn('boris');
  await expect(save('Петровна')).rejects.toMatchObject({ status: 0 });
  session.signIn('anna');
  await save('Ильинична');
  expect(sent).toEqual(['Сергеевна', 'Ильинична']);
});

/** What is said to so many letters of experience. */
function said(letters: number) {
  const experience = writeRich(richOfText('я'.repeat(letters)));
  return checkField('experience', experience, { ...emptyProfile(), experience });
}

describe('a field of the profile', () => {
  it('says of experience how many letters it takes, not counting its form', () => {
    expect([said(EXPERIENCE_MAX), said(EXPERIENCE_MAX + 1)]).toEqual([null, 'field_long:20000']);
  });

  it('says what the contract says of the others, and what is missing', () => {
    const profile = emptyProfile();
    expect(checkField('city', 'я'.repeat(121), profile)).toBe('field_long:120');
    expect(checkField('city', '', profile)).toBe('field_empty');
  });
});
