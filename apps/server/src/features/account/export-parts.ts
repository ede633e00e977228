/** A table that holds something about people. */
export interface ExportPart {
  table: string;
  /** Columns of which one names the person by his id. */
  by: readonly string[];
  /** A column with the id of a row of another table, where that one is about the person. */
  through?: { column: string; of: Omit<ExportPart, 'without'> };
  /** Columns with his address. */
  byEmail?: readonly string[];
  /** An account named in this column is the owner, whatever the address of then was. */
  owner?: string;
  /** What is a secret rather than a fact about him. */
  without?: readonly string[];
}

/** Sent with the account, or without one from the confirmed address. */
const supportRequests = {
  table: 'support_requests',
  by: ['user_id'],
  byEmail: ['email'],
  owner: 'user_id',
} as const satisfies ExportPart;

const supportMessages = {
  table: 'support_messages',
  by: ['author_id'],
  through: { column: 'request_id', of: supportRequests },
} as const satisfies ExportPart;

/** By whose phrase the browser knows the key; the notes are as unreadable here as there. */
const closedKeys = { table: 'closed_keys', by: ['user_id'] } as const satisfies ExportPart;

/** By the account or by the address that a link is mailed to. */
const eventSeats = {
  table: 'control_event_seats',
  by: ['user_id'],
  byEmail: ['email'],
  owner: 'user_id',
} as const satisfies ExportPart;

/** Everything that is kept about a person, by the name of its file and of its line in the index. */
export const EXPORT_PARTS = {
  account: { table: 'users', by: ['id'], without: ['password_hash'] },
  profile: { table: 'profiles', by: ['user_id'] },
  consents: { table: 'consents', by: ['user_id'] },
  sessions: { table: 'sessions', by: ['user_id'], without: ['token_id', 'previous_token_id'] },
  account_log: { table: 'account_events', by: ['user_id'] },
  notification_settings: { table: 'notification_settings', by: ['user_id'] },
  notifications: { table: 'notifications', by: ['user_id'] },
  invite_codes: { table: 'invite_codes', by: ['user_id'] },
  review_templates: { table: 'review_templates', by: ['owner_id'] },
  library_sources: { table: 'library_sources', by: ['owner_id'], without: ['keys'] },
  project_filters: { table: 'project_filters', by: ['owner_id'] },
  format_profiles: { table: 'format_profiles', by: ['owner_id'] },
  closed_keys: closedKeys,
  closed_notes: { table: 'closed_notes', by: [], through: { column: 'key_id', of: closedKeys } },
  memberships: { table: 'members', by: ['user_id'] },
  projects: { table: 'projects', by: ['creator_id'], without: ['key'] },
  former_memberships: { table: 'former_members', by: ['user_id'] },
  invitations: {
    table: 'invitations',
    by: ['inviter_id', 'candidate_id'],
    byEmail: ['email'],
  },
  team_requests: { table: 'team_requests', by: ['target_id', 'requester_id'] },
  section_looks: { table: 'section_looks', by: ['user_id'] },
  tasks: { table: 'tasks', by: ['author_id'], without: ['key', 'rank'] },
  task_files: { table: 'task_files', by: ['author_id'], without: ['storage_key'] },
  calendar_feeds: { table: 'calendar_feeds', by: ['user_id'], without: ['id'] },
  funding_reminders: { table: 'funding_reminders', by: ['user_id'] },
  funding_corrections: { table: 'funding_corrections', by: ['editor_id'] },
  control_events: { table: 'control_events', by: ['organiser_id'], without: ['key'] },
  control_event_seats: { ...eventSeats, without: ['link_hash'] },
  control_event_marks: {
    table: 'control_event_marks',
    by: [],
    through: { column: 'seat_id', of: eventSeats },
  },
  control_event_consents: { table: 'control_event_consents', by: ['user_id'] },
  project_log: { table: 'project_events', by: ['actor_id'] },
  log_notes: {
    table: 'log_notes',
    by: [],
    through: { column: 'event_id', of: { table: 'project_events', by: ['actor_id'] } },
    without: ['key'],
  },
  log_mentions: { table: 'log_mentions', by: ['user_id'] },
  comments: { table: 'comments', by: ['author_id'], without: ['key', 'resolved_by_name'] },
  comment_mentions: { table: 'comment_mentions', by: ['user_id'] },
  comment_reactions: { table: 'comment_reactions', by: ['user_id'] },
  guest_links: { table: 'guest_links', by: ['maker_id'], without: ['link_hash'] },
  resume_links: { table: 'resume_links', by: ['maker_id'], without: ['link_hash'] },
  grant_applications: { table: 'grant_applications', by: ['author_id'], without: ['key'] },
  grant_application_sections: {
    table: 'grant_application_sections',
    by: ['owner_id', 'locked_by'],
    without: ['values'],
  },
  grant_application_versions: {
    table: 'grant_application_versions',
    by: ['author_id'],
    without: ['values'],
  },
  discussions: { table: 'discussions', by: ['author_id', 'owner_id'] },
  reviews: { table: 'reviews', by: ['author_id'] },
  remarks: {
    table: 'remarks',
    by: [],
    through: { column: 'review_id', of: { table: 'reviews', by: ['author_id'] } },
    without: ['done_by', 'done_name'],
  },
  startup_origins: { table: 'startup_origins', by: ['creator_id'], without: ['request_id'] },
  editions: { table: 'editions', by: ['author_id'] },
  files: { table: 'project_files', by: ['author_id'], without: ['storage_key'] },
  document_versions: { table: 'document_versions', by: ['author_id'], without: ['snapshot'] },
  document_changes: { table: 'document_updates', by: ['author_id'], without: ['bytes'] },
  imports: { table: 'document_imports', by: ['author_id'], without: ['pictures', 'report'] },
  exports: { table: 'document_exports', by: ['author_id'], without: ['storage_key'] },
  archives: { table: 'project_archives', by: ['author_id'], without: ['storage_key'] },
  platform_roles: { table: 'platform_roles', by: ['user_id'] },
  articles: { table: 'articles', by: ['editor_id'], without: ['content', 'shown', 'preview_key'] },
  article_versions: { table: 'article_versions', by: ['editor_id'], without: ['content'] },
  article_proposals: { table: 'article_proposals', by: ['proposer_id'], without: ['manuscript'] },
  opportunities: { table: 'opportunities', by: ['author_id'], without: ['words', 'seed_key'] },
  opportunity_files: {
    table: 'opportunity_files',
    by: [],
    through: { column: 'opportunity_id', of: { table: 'opportunities', by: ['author_id'] } },
    without: ['storage_key'],
  },
  opportunity_responses: { table: 'opportunity_responses', by: ['user_id'] },
  support_requests: { ...supportRequests, without: ['key', 'assignee_id', 'assignee_name'] },
  support_messages: { ...supportMessages, without: ['key', 'author_id', 'author_name'] },
  support_files: {
    table: 'support_files',
    by: ['user_id'],
    through: { column: 'message_id', of: supportMessages },
    without: ['key', 'storage_key', 'user_id'],
  },
  reset_links: { table: 'reset_links', by: ['user_id'], without: ['id_hash'] },
} as const satisfies Record<string, ExportPart>;

export type ExportPartName = keyof typeof EXPORT_PARTS;
export const EXPORT_PART_NAMES = Object.keys(EXPORT_PARTS) as ExportPartName[];
