import type { Departure } from '@pv/contract';
import type { Executor } from '../../../db/database.ts';
import { findOwnProjects, type OwnProject } from '../find-own-projects.ts';
import { splitProjects } from '../split-projects.ts';

const named = ({ id, type, title }: OwnProject) => ({ id, type, title });

/** What will happen with a person's projects if he deletes his account now. */
export async function readDeparture(executor: Executor, userId: string): Promise<Departure> {
  const { shared, solo, teams } = splitProjects(await findOwnProjects(executor, userId), userId);
  return {
    shared: shared.map((project) => ({ ...named(project), others: project.others })),
    solo: solo.map(named),
    teams: teams.map(named),
  };
}
