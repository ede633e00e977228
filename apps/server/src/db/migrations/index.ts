import type { Migration } from '../migrate.ts';
import { createPeopleAndProjects } from './20261121T020000_create_people_and_projects.ts';
import { createRegistrationsAndSessions } from './20261121T021000_create_registrations_and_sessions.ts';
import { recordApprovals } from './20261121T022000_record_approvals.ts';
import { createDocuments } from './20261121T023000_create_documents.ts';
import { createInvitations } from './20261121T054000_create_invitations.ts';
import { addKindsOfProjects } from './20261121T055000_add_kinds_of_projects.ts';
import { createFiles } from './20261121T091000_create_files.ts';
import { makeHistoryTheLog } from './20261121T092000_make_history_the_log.ts';
import { createNotifications } from './20261121T093000_create_notifications.ts';
import { keepReviewTemplates } from './20261121T094000_keep_review_templates.ts';

/** Every migration, oldest first. A new one is added at the end and never edited after release. */
export const migrations: readonly Migration[] = [
  createPeopleAndProjects,
  createRegistrationsAndSessions,
  recordApprovals,
  createDocuments,
  createInvitations,
  addKindsOfProjects,
  createFiles,
  makeHistoryTheLog,
  createNotifications,
  keepReviewTemplates,
];
