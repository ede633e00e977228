import { allowed, type Project, roleOf } from '@pv/contract';

/** What may follow a work that has succeeded. */
export type StepAfter = 'startup' | 'article' | 'application' | 'passport' | 'opportunities';

type Finished = Pick<Project, 'type' | 'completion_status' | 'my_role_id' | 'can'>;

/** What the reader may begin from a work that has succeeded, the nearest first; nothing before that. */
export function stepsAfter({ type, completion_status, my_role_id, can }: Finished): StepAfter[] {
  if (completion_status !== 'succeeded') return [];
  if (!allowed(roleOf(my_role_id), 'edit')) return [];
  const steps: [StepAfter, boolean][] = [
    ['startup', can.start_startup],
    ['article', type === 'nir'],
    ['application', type !== 'article'],
    // a startup's stands on top of its page
    ['passport', type === 'nir'],
    ['opportunities', true],
  ];
  return steps.flatMap(([step, may]) => (may ? [step] : []));
}
