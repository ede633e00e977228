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
import { giveTeamTextAKind } from './20261121T121700_give_team_text_a_kind.ts';
import { keepProjectFilters } from './20261121T122300_keep_project_filters.ts';
import { linkStartupsToWorks } from './20261121T124500_link_startups_to_works.ts';
import { keepSyncBases } from './20261121T125500_keep_sync_bases.ts';
import { keepProjectArchives } from './20261121T134500_keep_project_archives.ts';
import { rememberFormerPeople } from './20261121T153100_remember_former_people.ts';
import { createArticles } from './20261121T160300_create_articles.ts';
import { letPeopleShowThemselves } from './20261121T233200_let_people_show_themselves.ts';
import { noteMailedNotices } from './20261121T234000_note_mailed_notices.ts';
import { findDecidedEditions } from './20261121T234500_find_decided_editions.ts';
import { findWhatPeopleWrote } from './20261121T235000_find_what_people_wrote.ts';
import { publishPagesAndBlocks } from './20261122T020100_publish_pages_and_blocks.ts';
import { createSupportRequests } from './20261122T030000_create_support_requests.ts';
import { giveExperienceAForm } from './20261122T040000_give_experience_a_form.ts';
import { findDueReminders } from './20261122T050100_find_due_reminders.ts';
import { tellWhoseTurn } from './20261122T060100_tell_whose_turn.ts';
import { noteSettledNotices } from './20261122T070100_note_settled_notices.ts';
import { findRequestsToAPerson } from './20261122T080000_find_requests_to_a_person.ts';
import { noteWhenTextsWereShown } from './20261122T091000_note_when_texts_were_shown.ts';
import { countSupportUploads } from './20261122T101000_count_support_uploads.ts';
import { readTeamsFromAnIndex } from './20261122T101100_read_teams_from_an_index.ts';
import { giveAddressesOneForm } from './20261122T101200_give_addresses_one_form.ts';
import { keepClosedNotes } from './20261122T121500_keep_closed_notes.ts';
import { rememberLanguagesOfDevices } from './20261122T123100_remember_languages_of_devices.ts';
import { keepProofOfConsents } from './20261122T123200_keep_proof_of_consents.ts';
import { putArticlesBesideProjects } from './20261122T123300_put_articles_beside_projects.ts';
import { tellStalledMovesApart } from './20261122T124500_tell_stalled_moves_apart.ts';
import { endUnansweredInvitations } from './20261122T130101_end_unanswered_invitations.ts';
import { callPeopleInNotes } from './20261122T130102_call_people_in_notes.ts';
import { noteWhenInvitationsAreAccepted } from './20261122T130601_note_when_invitations_are_accepted.ts';
import { noteRequestReminders } from './20261122T141001_note_request_reminders.ts';
import { noteToldDeadlines } from './20261122T141002_note_told_deadlines.ts';
import { sayWhoLooks } from './20261122T141003_say_who_looks.ts';
import { commentVersionsOfFiles } from './20261122T142101_comment_versions_of_files.ts';
import { giveProjectsAZone } from './20261122T142201_give_projects_a_zone.ts';
import { findOpenCalls } from './20261122T203501_find_open_calls.ts';
import { findWhatWasSaid } from './20261122T214501_find_what_was_said.ts';
import { keepKeysOfNotes } from './20261123T051101_keep_keys_of_notes.ts';
import { keepKeysOfMessages } from './20261123T051202_keep_keys_of_messages.ts';
import { keepKeysOfProjects } from './20261123T060101_keep_keys_of_projects.ts';
import { letKeysOfRequestsBeOfTheirSenders } from './20261123T060202_let_keys_of_requests_be_of_their_senders.ts';
import { keepLinksToDrafts } from './20261123T100801_keep_links_to_drafts.ts';
import { keepWhatWasReached } from './20261124T021500_keep_what_was_reached.ts';
import { createTasks } from './20261126T130000_create_tasks.ts';
import { keepComments } from './20261126T130101_keep_comments.ts';
import { keepTaskFiles } from './20261126T140000_keep_task_files.ts';
import { compareWorks } from './20261126T163000_compare_works.ts';
import { openDiscussions } from './20261126T170000_open_discussions.ts';
import { createControlEvents } from './20261126T190000_create_control_events.ts';
import { keepPassports } from './20261126T195000_keep_passports.ts';
import { commentDocuments } from './20261126T200000_comment_documents.ts';
import { nameVersions } from './20261126T202000_name_versions.ts';
import { letAWorkHaveOneDocument } from './20261126T203000_let_a_work_have_one_document.ts';
import { keepLibrariesOfSources } from './20261126T204000_keep_libraries_of_sources.ts';
import { publishFormatProfiles } from './20261126T205000_publish_format_profiles.ts';
import { countWhatGuestsSay } from './20261126T210000_count_what_guests_say.ts';
import { putReadyPagesIn } from './20261126T210000_put_ready_pages_in.ts';
import { postOpportunities } from './20261126T213000_post_opportunities.ts';
import { correctTheCatalogueOfMoney } from './20261126T214000_correct_the_catalogue_of_money.ts';
import { writeGrantApplications } from './20261126T215000_write_grant_applications.ts';
import { shareResumes } from './20261126T220000_share_resumes.ts';
import { attachFilesToOpportunities } from './20261127T020000_attach_files_to_opportunities.ts';
import { rememberWhatWasTakenDown } from './20261127T020001_remember_what_was_taken_down.ts';

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
  giveTeamTextAKind,
  keepProjectFilters,
  linkStartupsToWorks,
  keepSyncBases,
  keepProjectArchives,
  rememberFormerPeople,
  createArticles,
  letPeopleShowThemselves,
  noteMailedNotices,
  findDecidedEditions,
  findWhatPeopleWrote,
  publishPagesAndBlocks,
  createSupportRequests,
  giveExperienceAForm,
  findDueReminders,
  tellWhoseTurn,
  noteSettledNotices,
  findRequestsToAPerson,
  noteWhenTextsWereShown,
  countSupportUploads,
  readTeamsFromAnIndex,
  giveAddressesOneForm,
  keepClosedNotes,
  rememberLanguagesOfDevices,
  keepProofOfConsents,
  putArticlesBesideProjects,
  tellStalledMovesApart,
  endUnansweredInvitations,
  callPeopleInNotes,
  noteWhenInvitationsAreAccepted,
  noteRequestReminders,
  noteToldDeadlines,
  sayWhoLooks,
  commentVersionsOfFiles,
  giveProjectsAZone,
  findOpenCalls,
  findWhatWasSaid,
  keepKeysOfNotes,
  keepKeysOfMessages,
  keepKeysOfProjects,
  letKeysOfRequestsBeOfTheirSenders,
  keepLinksToDrafts,
  keepWhatWasReached,
  createTasks,
  keepComments,
  keepTaskFiles,
  compareWorks,
  openDiscussions,
  createControlEvents,
  keepPassports,
  commentDocuments,
  nameVersions,
  letAWorkHaveOneDocument,
  keepLibrariesOfSources,
  publishFormatProfiles,
  countWhatGuestsSay,
  putReadyPagesIn,
  postOpportunities,
  correctTheCatalogueOfMoney,
  writeGrantApplications,
  shareResumes,
  attachFilesToOpportunities,
  rememberWhatWasTakenDown,
];
