import { ROLE_IDS } from '@pv/contract';
import { expect, it } from 'vitest';
import { asksSupervisor, supervisorCall, supervisorProblem } from './supervisor.ts';

it('a researcher may name a supervisor; a supervisor and a founder are not asked', () => {
  expect(asksSupervisor('nir', 'researcher')).toBe(true);
  expect(asksSupervisor('article', 'researcher')).toBe(true);
  expect(asksSupervisor('nir', 'supervisor')).toBe(false);
  expect(asksSupervisor('startup', 'founder')).toBe(false);
});

it('what has an at sign is an address, the rest is a code, and nothing is nobody', () => {
  const role_id = ROLE_IDS.supervisor;
  expect(supervisorCall(' petrov@mail.ru ')).toEqual({ role_id, email: 'petrov@mail.ru' });
  expect(supervisorCall('ABCD-EFGH-JKMN')).toEqual({ role_id, code: 'ABCD-EFGH-JKMN' });
  expect(supervisorCall('  ')).toBeNull();
});

it('a code is looked at before anything is made', () => {
  expect(supervisorProblem('abcd-efgh-jkmn')).toBeNull();
  expect(supervisorProblem('не код')).toBe('personal_code_wrong');
});

it('an address is looked at before anything is made', () => {
  expect(supervisorProblem('')).toBeNull();
  expect(supervisorProblem('petrov@mail.ru')).toBeNull();
  expect(supervisorProblem('petrov@gmail.com')).not.toBeNull();
  expect(supervisorProblem('x'.repeat(41))).not.toBeNull();
});
