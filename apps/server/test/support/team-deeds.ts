import { ROLE_IDS, ROLES_BY_TYPE, type TeamRequest } from '@pv/contract';
import type { Make } from './deed.ts';

const post = (url: string, body: Record<string, unknown>) =>
  ({ kind: 'other', method: 'POST', url, body }) as const;

/** Takes somebody in by his personal code; a reviewer who joins resets what others decide on. */
export const takeIn: Make = ({ project, newcomers }, random) => {
  const chosen = random.pick(newcomers);
  if (!chosen) return null;
  const { role, code } = chosen;
  const body = { project_id: project.id, role_id: ROLE_IDS[role], code };
  return post('/project/team/invite_teammate', body);
};

export const offerRole: Make = ({ project, restless }, random) => {
  const [role, target] = [random.pick(ROLES_BY_TYPE[project.type]), random.pick(restless)];
  if (!role || !target) return null;
  const body = { project_id: project.id, role_id: ROLE_IDS[role], user_id: target.id };
  return post('/project/team/invite_teammate', body);
};

export const handOver: Make = ({ project, restless }, random) => {
  const target = random.pick(restless);
  const body = { project_id: project.id, user_id: target?.id };
  return target ? post('/project/team/handover', body) : null;
};

/** Asks another to leave, or removes him at once. */
export const exclude: Make = ({ project, person, restless }, random) => {
  const target = random.pick(restless.filter(({ id }) => id !== person.id));
  const body = { project_id: project.id, user_id: target?.id };
  return target ? { kind: 'other', method: 'DELETE', url: '/project/team/teammate', body } : null;
};

export const leave: Make = ({ project, person }) => ({
  kind: 'other',
  method: 'DELETE',
  url: '/project/team/teammate',
  body: { project_id: project.id, user_id: person.id },
});

/** Answers what he is asked for, mostly with a yes, or takes back what he has asked for. */
export const answerRequest: Make = async ({ project, read }, random) => {
  const team = await read(`/project/${project.id}/team`);
  const requests: TeamRequest[] = team?.requests ?? [];
  const request = random.pick(requests.filter(({ can }) => can.answer || can.cancel));
  if (!request) return null;
  const url = `/project/team/${request.kind}/${request.id}`;
  if (!request.can.answer) return { kind: 'other', method: 'DELETE', url };
  return post(`${url}/${random.below(4) === 0 ? 'decline' : 'accept'}`, {});
};
