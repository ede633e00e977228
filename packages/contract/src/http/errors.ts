/**
 * The closed list of error codes and the HTTP status of each. The text of a code is in the texts, in
 * both languages, under the same name. 404 is the answer for absent and for foreign objects alike.
 */
export const ERROR_STATUS = {
  validation_failed: 422,
  unauthorized: 401,
  token_expired: 401,
  session_revoked: 401,
  forbidden: 403,
  profile_incomplete: 403,
  not_found: 404,
  too_many_requests: 429,
  payload_too_large: 413,
  internal: 500,
  // accounts
  captcha_failed: 422,
  captcha_required: 422,
  consent_missing: 422,
  user_exists: 409,
  registration_pending: 403,
  credentials_wrong: 401,
  account_unconfirmed: 403,
  code_wrong: 422,
  code_expired: 422,
  code_exhausted: 422,
  code_too_soon: 429,
  link_invalid: 404,
  link_used: 403,
  link_over: 410,
  password_wrong: 403,
  creator_of_shared_projects: 409,
  confirmation_mismatch: 422,
  // projects and approval
  stale_version: 409,
  not_your_move: 409,
  researcher_first: 409,
  already_decided: 409,
  recalled: 409,
  role_signed: 409,
  nothing_awaited: 409,
  own_move: 409,
  reminded_lately: 429,
  section_locked: 409,
  project_finished: 409,
  project_made: 409,
  plan_not_approved: 409,
  stages_unfinished: 409,
  content_missing: 422,
  too_many_stages: 422,
  no_roadmap: 422,
  roadmap_started: 409,
  dates_reversed: 422,
  field_title_taken: 409,
  stage_not_deletable: 403,
  invite_code_wrong: 422,
  own_invite_code: 422,
  already_member: 409,
  role_taken: 409,
  creator_stays: 403,
  too_many_templates: 422,
  too_many_filters: 422,
  too_many_format_profiles: 422,
  filter_exists: 409,
  content_not_known: 409,
  work_unfinished: 409,
  stale_offer: 409,
  range_not_satisfiable: 416,
  text_gone: 409,
  document_printed: 409,
  // sources
  lookup_absent: 422,
  lookup_unreachable: 422,
  too_many_sources: 422,
  // teams
  already_invited: 409,
  mentioned_outsider: 422,
  invitation_closed: 409,
  invitation_too_soon: 429,
  other_address: 409,
  reviewer_too_late: 422,
  already_requested: 409,
  request_closed: 409,
  own_role: 403,
  creator_keeps_role: 409,
  handover_role: 422,
  title_mismatch: 422,
  // tasks
  task_names_absent: 422,
  task_assignee_reads: 422,
  task_parent: 422,
  task_cycle: 422,
  task_waits_itself: 422,
  task_waits_kin: 422,
  task_has_subtasks: 409,
  task_status_used: 409,
  task_status_repeats: 422,
  too_many_tasks: 422,
  tag_exists: 409,
  too_many_tags: 422,
  comment_settled: 409,
  // discussions
  discussion_exists: 409,
  discussion_closed: 409,
  discussion_names_absent: 422,
  // grant applications
  application_project: 422,
  application_template_absent: 422,
  application_call_closed: 409,
  application_sent: 409,
  application_locked: 409,
  application_writer_absent: 422,
  application_status: 409,
  application_unfinished: 409,
  // control events
  event_state: 409,
  event_incomplete: 422,
  event_unfinished: 409,
  event_slots_overlap: 422,
  event_work_twice: 422,
  event_work_foreign: 422,
  event_member_twice: 422,
  event_member_address: 422,
  event_role_twice: 422,
  event_criteria_kept: 409,
  // closed notes
  note_key_exists: 409,
  note_key_changed: 409,
  too_many_notes: 422,
  // articles of the site
  article_was_public: 409,
  article_is_public: 409,
  part_does_not_fit: 422,
  article_unfinished: 409,
  already_proposed: 409,
  proposal_closed: 409,
  // support
  support_closed: 409,
  message_sent: 409,
  // opportunities
  opportunity_incomplete: 422,
  opportunity_closed: 409,
  opportunity_settled: 409,
  opportunity_answered: 409,
  opportunity_files_full: 422,
  already_responded: 409,
  response_settled: 409,
  // files
  file_type_refused: 422,
  file_too_large: 422,
  file_missing: 409,
  funding_call_closed: 409,
  funding_name_taken: 409,
  upload_link_invalid: 403,
  upload_gap: 409,
  too_many_files: 422,
  slot_mismatch: 422,
  project_full: 422,
  file_sent: 409,
  // documents
  import_not_docx: 422,
  import_old_word: 422,
  import_pdf: 422,
  import_broken: 422,
  import_encrypted: 422,
  import_too_big: 422,
  import_macros: 422,
  import_not_text: 422,
  import_not_odt: 422,
  import_unknown_format: 422,
  import_failed: 422,
  import_not_ready: 409,
  check_failed: 422,
  export_failed: 422,
  form_absent: 422,
  archive_failed: 422,
  formula_invalid: 422,
  document_locked: 422,
  document_sections: 422,
  document_too_large: 413,
  worker_busy: 429,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Thrown by operations; the edge turns it into a status and a text in the caller's language. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Values for the placeholders of the code's text. */
  readonly params: Readonly<Record<string, string | number>>;
  /** One text key per line when several things are wrong at once, such as missing content. */
  readonly items: readonly string[];
  /** What the caller's program needs to go on. */
  readonly data: Readonly<Record<string, string>> | undefined;
  /** The wrong fields of the body by their path, each with the text key of what is wrong. */
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(
    code: ErrorCode,
    options: {
      params?: Record<string, string | number>;
      items?: readonly string[];
      data?: Record<string, string>;
      fields?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.params = options.params ?? {};
    this.items = options.items ?? [];
    this.data = options.data;
    this.fields = options.fields;
  }
}
