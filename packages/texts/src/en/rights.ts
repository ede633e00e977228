import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/rights.ts';

/** Names of the roles of a team. */
export const roles: TranslationOf<typeof ru.roles> = {
  researcher: 'Researcher',
  supervisor: 'Scientific supervisor',
  curator: 'Curator',
  coordinator: 'Coordinator',
  tracker: 'Tracker',
  expert: 'Expert',
  mentor: 'Mentor',
  topmanager: 'Top manager',
  founder: 'Founder',
};

/** Who may do what in a project. */
export const rights = {
  title: 'Who may do what',
  lead: 'Rights hold inside one project only: in another project the same person may have another role.',
  research: 'Research projects and articles',
  startup: 'Startups',
  role: 'Role',
  all: 'Open all rights',
  action: {
    view: 'See everything in the project',
    edit: 'Change the assignment, stages, documents and files',
    manage_tasks: 'Create and change tasks',
    comment: 'Comment and discuss',
    send: 'Send for approval',
    decide: 'Approve and return',
    use_review_templates: 'Use own templates of remarks',
    invite: 'Invite people and offer roles',
    request_exclusion: 'Ask a member to leave',
    run_events: 'Set control events',
    open_discussion: 'Open the discussion of the work and change it',
    moderate_discussion: 'Take away others’ comments in the discussion and close it',
    start_startup: 'Turn a finished work into a startup',
    compare_works: 'Compare the work with others of the platform',
    export: 'Export the project',
    delete: 'Delete the project',
  },
  grant: {
    yes: 'yes',
    no: 'no',
    without_researchers: 'if there are no researchers',
    without_supervisor: 'if there is no supervisor',
    without_reviewers: 'alone, if there are no reviewers',
    not_founders: 'except founders',
    creator: 'the author only',
  },
  removal: {
    title: 'Who may remove whom',
    who: 'Who asks',
    at_once: 'at once',
    consent: 'by consent',
    no: 'no',
    creator: 'The author of a project cannot be removed. Everybody may leave a team at any time.',
    silence: 'There are 14\u00a0days to answer a request to leave. Silence means refusal.',
  },
};
