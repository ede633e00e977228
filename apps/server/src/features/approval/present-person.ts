import type { Person } from '@pv/contract';
import type { TeamMember } from './state.ts';

/** A member of a team as others see him. */
export function presentPerson({ userId, name }: Pick<TeamMember, 'userId' | 'name'>): Person {
  return { id: userId, name };
}
