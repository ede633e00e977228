import { type Project, ROLE_IDS, type RoleCode } from '@pv/contract';
import { expect, it } from 'vitest';
import { stepsAfter } from './steps-after.ts';

const finished = (type: Project['type'], role: RoleCode, start_startup = false) =>
  stepsAfter({
    type,
    completion_status: 'succeeded',
    my_role_id: ROLE_IDS[role],
    can: { start_startup } as Project['can'],
  });

it('the author of finished research may go on in every way', () => {
  const all = ['startup', 'article', 'application', 'passport', 'opportunities'];
  expect(finished('nir', 'researcher', true)).toEqual(all);
});

it('the supervisor goes on without the startup of the author', () => {
  expect(finished('nir', 'supervisor')).toEqual([
    'article',
    'application',
    'passport',
    'opportunities',
  ]);
});

it('a startup asks for money, an article becomes a startup', () => {
  expect(finished('startup', 'founder')).toEqual(['application', 'opportunities']);
  expect(finished('article', 'researcher', true)).toEqual(['startup', 'opportunities']);
});

it('who may not write is offered nothing, nor is anybody before the end', () => {
  expect(finished('nir', 'curator')).toEqual([]);
  expect(finished('startup', 'coordinator')).toEqual([]);
  const under = { type: 'nir', completion_status: 'final_report_expected' } as const;
  const can = { start_startup: false } as Project['can'];
  expect(stepsAfter({ ...under, my_role_id: ROLE_IDS.researcher, can })).toEqual([]);
});
