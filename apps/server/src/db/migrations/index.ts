import type { Migration } from '../migrate.ts';
import { createPeopleAndProjects } from './20261121T020000_create_people_and_projects.ts';

/** Every migration, oldest first. A new one is added at the end and never edited after release. */
export const migrations: readonly Migration[] = [createPeopleAndProjects];
