import { ROLE_IDS, type RoleCode } from '@pv/contract';
import type { TestPerson } from './builders.ts';
import { type Answer, call } from './call.ts';
import type { TestServer } from './server.ts';
import { waitFor } from './wait-for.ts';

const DAY = 86_400_000;
export const days = (count: number): number => count * DAY;

type Invited = { role: RoleCode } & ({ email: string } | { person: TestPerson });

/** Invites an address, or offers a member another role. */
export function invite(
  server: TestServer,
  projectId: string,
  by: TestPerson,
  { role, ...whom }: Invited,
): Promise<Answer> {
  const named = 'email' in whom ? { email: whom.email } : { user_id: whom.person.id };
  return call(server, 'POST', '/project/team/invite_teammate', {
    token: by.token,
    body: { project_id: projectId, role_id: ROLE_IDS[role], ...named },
  });
}

/** The link in the newest mail to an address, once `count` mails have come. */
export async function mailedToken(server: TestServer, email: string, count = 1): Promise<string> {
  const mail = await waitFor(() => {
    const mails = server.mails.filter(({ to, text }) => to === email && text.includes('/invite?'));
    return mails.length >= count && mails.at(-1);
  });
  const link = /\/invite\?token=(\S+)/.exec(mail.text)?.[1];
  if (!link) throw new Error('the mail has no link');
  return decodeURIComponent(link);
}

/** Invites an address and gives the token of the mailed link. */
export async function invited(
  server: TestServer,
  projectId: string,
  by: TestPerson,
  whom: { role: RoleCode; email: string },
): Promise<string> {
  const answer = await invite(server, projectId, by, whom);
  if (answer.status !== 204) throw new Error(`inviting: ${JSON.stringify(answer)}`);
  return mailedToken(server, whom.email);
}

/** Accepts an invitation by its token. */
export const accept = (server: TestServer, person: TestPerson, token: string, other = false) =>
  call(server, 'POST', '/project/team/invitation/accept', {
    token: person.token,
    body: { token, other_address: other },
  });

/** The team as a member sees it. */
export const readTeam = async (server: TestServer, projectId: string, person: TestPerson) =>
  (await call(server, 'GET', `/project/${projectId}/team`, person)).body;

/** Asks for somebody's removal, or leaves. */
export const remove = (
  server: TestServer,
  projectId: string,
  by: TestPerson,
  target: TestPerson,
  more: { reason?: string; title?: string } = {},
) =>
  call(server, 'DELETE', '/project/team/teammate', {
    token: by.token,
    body: { project_id: projectId, user_id: target.id, ...more },
  });

type Kind = 'exclusion' | 'role_offer' | 'handover';

/** Answers the newest request of a kind, or takes it back. */
export async function answer(
  server: TestServer,
  projectId: string,
  by: TestPerson,
  kind: Kind,
  how: 'accept' | 'decline' | 'cancel',
): Promise<Answer> {
  const { requests } = await readTeam(server, projectId, by);
  const request = requests.findLast((one: { kind: Kind }) => one.kind === kind);
  const path = `/project/team/${kind}/${request.id}`;
  return how === 'cancel'
    ? call(server, 'DELETE', path, by)
    : call(server, 'POST', `${path}/${how}`, by);
}

/** The newest mail to somebody whose subject or text fits. */
export const mailTo = (server: TestServer, email: string, fits: RegExp) =>
  waitFor(() =>
    server.mails.findLast(
      ({ to, subject, text }) => to === email && fits.test(`${subject}\n${text}`),
    ),
  );
