import { expect, it } from 'vitest';
import { ownApart } from './HelpBody.tsx';

it('the role of the reader stands apart, the others in their order', () => {
  const roles = ['researcher', 'supervisor', 'curator'].map((role) => ({ role }));
  const { own, others } = ownApart(roles, 'supervisor');
  expect(own).toEqual({ role: 'supervisor' });
  expect(others.map(({ role }) => role)).toEqual(['researcher', 'curator']);
  expect(ownApart(roles, 'nobody')).toEqual({ own: null, others: roles });
});
