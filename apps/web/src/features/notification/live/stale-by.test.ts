import { endpoints } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { staleBy } from './stale-by.ts';

const PROJECT = '0192f0a0-0000-7000-8000-0000000000aa';
const names = Object.values(endpoints).flatMap((calls) =>
  Object.values(calls).flatMap((call) => ('name' in call ? [String(call.name)] : [])),
);
const stale = (project_id: string | null, kind: 'new' | 'read' = 'new') =>
  names.filter((name) => staleBy({ kind, project_id }, name));

describe('an open page that hears of a notification', () => {
  it('asks anew for requests to the support where it is about no project', () => {
    expect(stale(null).sort()).toEqual(['support.get', 'support.list', 'supportdesk.list']);
  });

  it('asks anew for what tells of projects where it is about one, and not for lists of words', () => {
    const asked = stale(PROJECT);
    expect(asked).toEqual(expect.arrayContaining(['project.get', 'team.list', 'log.list']));
    expect(asked).not.toContain('support.list');
    expect(asked).not.toContain('project.roles');
  });

  it('asks for nothing anew when a mark has changed', () => {
    expect([...stale(null, 'read'), ...stale(PROJECT, 'read')]).toEqual([]);
  });
});
