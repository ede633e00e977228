import { expect, it } from 'vitest';
import type { Session } from '../../../platform/session/session.ts';
import { ofOwnSession } from './of-own-session.ts';

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
