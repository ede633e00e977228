import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/errors.ts';

/** One text per error code of the contract. */
export const errors: TranslationOf<typeof ru.errors> = {
  validation_failed: 'Check what you entered and try again.',
  unauthorized: 'Sign in to continue.',
  token_expired: 'Your session has expired. Sign in again.',
  session_revoked: 'Your session has ended. Sign in again.',
  forbidden: 'You do not have the right to do this.',
  profile_incomplete: 'Fill in the required profile fields first.',
  not_found: 'Not found: there is no such page, or you have no access to it.',
  too_many_requests: 'Too many requests in a row. Wait a little and try again.',
  payload_too_large: 'That is too much data. Make it smaller and try again.',
  internal: 'Something failed on the server. Your input is still on the page; try again shortly.',

  captcha_failed: 'The check did not pass. Please go through it again.',
  captcha_required: 'It is necessary to pass the Captcha check!',
  consent_missing:
    'You cannot register without agreeing to the rules and to the processing of personal data.',
  user_exists: 'This e-mail is already registered. Use another one or recover your password.',
  registration_pending: 'The e-mail is registered but not confirmed. We have sent a new code.',
  credentials_wrong: 'Wrong e-mail or password. Check them and try again.',
  account_unconfirmed: 'The e-mail is not confirmed yet. We have sent a new code.',
  code_wrong: 'The code is incorrect.',
  code_expired: 'The code has expired. Request a new one.',
  code_exhausted: 'No attempts left. Request a new code.',
  code_too_soon: 'A code has just been sent. You can ask for another a little later.',
  link_invalid: 'The link is wrong or out of date. Request password recovery again.',
  link_used: 'This link has expired or has been used already. Request password recovery again.',
  link_over: 'This link works no more: it has ended or was revoked.',
  password_wrong: 'The current password is wrong.',
  creator_of_shared_projects:
    'You are the author of projects that have other members: {{titles}}. Hand over or delete those projects first.',
  confirmation_mismatch: 'The e-mail does not match. The account is not deleted.',

  stale_version: 'Somebody else changed this while you were editing. Compare and choose.',
  not_your_move: 'The decision is not yours now. Reload the page to see whose move it is.',
  researcher_first: 'A researcher sends the section first.',
  already_decided: 'Already decided: {{name}}, {{when}}.',
  recalled: 'The section was recalled: {{name}}, {{when}}. There is nothing to decide for now.',
  role_signed: 'Your role has already approved: {{name}}, {{when}}.',
  document_locked:
    'The document of the stage “{{stage}}” is under approval or approved, so the text was not taken. Recall the result or open it for editing.',
  document_sections:
    'The text was not taken: section {{number}} does not fit the document. Check its content and kind.',
  document_too_large:
    'The document is too large for this change. Take something out of it or paste less.',
  section_locked: 'The section is under approval. Recall it to make changes.',
  project_finished: 'The project is finished and cannot be changed.',
  project_made:
    'This project has been created already, with what the form said when it was sent before. It is in the list of projects: correct it there. If the form is sent again, there will be a second project.',
  plan_not_approved: 'The stage plan has to be approved first.',
  stages_unfinished: 'Not all stages are finished.',
  content_missing: 'Something is missing before this can be sent.',
  too_many_stages: 'A roadmap may have up to 12 stages.',
  no_roadmap: 'An article has no roadmap, only its idea and its manuscript.',
  roadmap_started:
    'A template can be taken while no stage has been sent yet. Add or change stages one by one.',
  dates_reversed: 'The end date is before the start date.',
  stage_not_deletable: 'The stage has already been under approval and cannot be deleted.',
  own_invite_code: 'This is your own code. You need someone else’s.',
  invite_code_wrong: 'The invitation code is wrong or was issued for another role.',
  already_member: 'This person is already in the team.',
  role_taken: 'This role is already taken in the project.',
  creator_stays: 'The author of the project cannot be excluded.',
  too_many_templates: 'There may be 100 templates at most. Delete those that you do not need.',
  too_many_format_profiles: 'You can publish at most 20 profiles. Delete one you do not need.',
  too_many_filters: 'You can keep at most 30 filters. Delete one you do not need.',
  note_key_exists:
    'The key of closed notes was already made on another device or in another tab. Enter it.',
  note_key_changed: 'The key of closed notes was replaced: they were begun anew on another device.',
  too_many_notes: 'There may be 200 closed notes at most. Delete one you do not need.',
  lookup_absent: 'Nothing was found by this number. Check it or type the source in by hand.',
  lookup_unreachable:
    'The catalogue could not be reached. Try again later or type the source in by hand.',
  too_many_sources: 'A library holds at most 3000 sources. Delete those you do not need.',
  filter_exists: 'You already have a filter with this name.',
  content_not_known:
    'The content has changed since it was approved. See what has changed and decide on it separately.',
  work_unfinished:
    'A startup grows from finished work. Get every stage and the final result approved first.',
  stale_offer:
    'Something in the source project changed while you were choosing. The ticks are up to date now: check them and try again.',
  range_not_satisfiable: 'The file has no such part. Download it again.',
  text_gone:
    'The text was deleted with the source work, so its PDF cannot be made any more. Remove the reference and add the file to the materials if you have it.',
  document_printed: 'The reference cannot be removed: the PDF is ready or being made.',

  discussion_exists: 'There is a discussion of this work already. Reload the page and go to it.',
  discussion_closed:
    'The discussion is closed, nothing more can be written in it. The authors of the work can open it again.',
  discussion_names_absent:
    'A file, document or person named here is not in the project any more. Reload the page and choose again.',
  task_names_absent:
    'A stage, person, tag or task named here is not in the project any more. Reload the page and choose again.',
  task_assignee_reads:
    'Only somebody whose role works on tasks can be an assignee. Curators and coordinators can only view tasks.',
  task_parent:
    'Only a task without subtasks of its own can be a subtask, and not of another subtask.',
  task_cycle:
    'The tasks would wait for each other in a circle: “{{title}}” already depends on this one. Remove one of the links.',
  task_waits_itself: 'A task cannot wait for itself.',
  task_waits_kin: 'A task can wait neither for its parent task nor for its own subtask.',
  task_has_subtasks: 'The task has subtasks. Choose whether they are deleted with it or stay.',
  task_status_used:
    'There are tasks in the column “{{title}}”. Choose where they go, then delete the column again.',
  task_status_repeats:
    'The name “{{title}}” is taken: it is what the column “{{column}}” is called in one of the languages of the service.',
  too_many_tasks: 'A project can have at most 10,000 tasks. Delete those you do not need.',
  tag_exists: 'There is already a tag with this name.',
  too_many_tags: 'A project can have at most 100 tags. Delete those you do not need.',
  comment_settled: 'A comment can be changed for 15\u00a0minutes. Write a new one.',

  application_project: 'A grant application belongs to a startup or a research project.',
  application_template_absent: 'There is no such form. Choose another one from the list.',
  application_call_closed:
    'Applications are closed already. Correct the date, or say that yours was sent in time.',
  application_sent:
    'The application is submitted and its text stays as it is. Take it back to ready to correct it.',
  application_locked: 'Somebody else is editing this section just now. Wait a minute.',
  application_writer_absent: 'This person no longer writes in the project. Choose another one.',
  application_status: 'The application has another status by now. Reload the page.',
  application_unfinished: 'The application is not ready yet. Fill in or correct: {{fields}}.',
  event_state: 'The event is in another state now. Reload the page: it shows what can be done.',
  event_incomplete:
    'To announce the event, fill in the day, the works, the criteria and a committee with a chair.',
  event_unfinished: 'The chair has not closed every work yet. Close them or mark them as absent.',
  event_slots_overlap:
    'The times of two works overlap. Change the start or the length of one of them.',
  event_work_twice: 'This work is on the list already. Leave it once.',
  event_work_foreign: 'Only projects where you are curator or coordinator can be put on the list.',
  event_member_twice: 'This person is in the committee already. Leave them once.',
  event_member_address:
    'Give an address for a committee member without an account: the link is mailed there.',
  event_role_twice: 'A committee has one chair and at most one secretary. Check the roles.',
  event_criteria_kept: 'Marks have been given, so criteria and scale cannot be changed any more.',
  field_title_taken: 'There is already a field with this name here. Choose another one.',
  mentioned_outsider:
    'Only those who are in the team of the project now can be mentioned. Take the others out and save again.',
  nothing_awaited: 'This section is not waiting for anyone any more. Reload the page.',
  own_move: 'It is your own move: there is nobody to remind.',
  reminded_lately:
    'People are reminded of this at most once a day. The next reminder can be sent later.',
  already_invited: 'This e-mail is invited already. The invitation can be sent again.',
  invitation_closed: 'The invitation is closed already.',
  invitation_too_soon: 'The mail has just been sent. It can be sent again in a minute.',
  other_address:
    'The invitation was sent to another e-mail. Confirm that you accept it under this one.',
  reviewer_too_late: 'The project is finished and takes no more reviewers.',
  already_requested: 'This request has already been sent and is awaiting an answer.',
  request_closed: 'This request is closed already.',
  own_role: 'You cannot change your own role: another member offers a new one.',
  creator_keeps_role: 'The author of a project keeps a role that sends work for approval.',
  handover_role: 'Only somebody whose role may create projects can become the author.',
  title_mismatch: 'The title does not match. The project is not deleted.',

  article_was_public: 'Readers have seen this text: it can be unpublished but not deleted.',
  article_is_public: 'Readers see this article already. To plan another day, unpublish it first.',
  part_does_not_fit:
    'The part “{{part}}” does not fit into an article of the site: it is too large, too complex, or comes after the sixtieth.',
  article_unfinished:
    'Only an article that is fully approved and written in the editor can be proposed.',
  already_proposed: 'This article has been proposed to the editors already.',
  proposal_closed: 'This proposal is closed already.',

  support_closed: 'This request is closed already. Write a new one.',
  message_sent:
    'This message has been sent already with its former text and stands in the conversation. Leave in the field what you want to add, and send it.',

  opportunity_incomplete: 'It cannot be published yet: fill in what is missing.',
  opportunity_closed: 'Responses are no longer taken.',
  opportunity_settled: 'This posting is already decided on.',
  opportunity_answered:
    'People have responded to this posting: it is not deleted with their responses.',
  opportunity_files_full:
    'A posting can have 5 files, and all your postings together 50. Delete the ones you do not need.',
  already_responded:
    'You have responded already. The response and its status are in “My responses”.',
  response_settled: 'The response is withdrawn, or already decided on.',
  file_type_refused: 'Files of this type are not accepted.',
  file_too_large: 'The file is larger than allowed.',
  funding_call_closed: 'The call is closed and no new dates are known. Open its page.',
  funding_name_taken:
    'There is a record of this name already. Correct that one or name the new one otherwise.',
  file_missing: 'The file was not uploaded completely. Upload it again.',
  upload_link_invalid: 'The upload link is out of date. Start the upload again.',
  upload_gap: 'The beginning of the file has not arrived in full. Try to upload it again.',
  slot_mismatch: 'This stage has no such place for a file.',
  too_many_files: 'A task can have at most 20 files. Delete the ones you do not need.',
  project_full:
    'The project already holds 2\u00a0GB of files. Remove some files and earlier versions, or make this one smaller and upload it again.',
  file_sent: 'This version cannot be deleted: it was sent for approval.',

  import_not_docx: 'This is not a DOCX document. Save it in Word as “Word Document (.docx)”.',
  import_old_word:
    'This is a document in the old .doc format. Open it in Word and save it as “Word Document (.docx)”.',
  import_pdf: 'This is a PDF. Upload the document it was made from.',
  import_broken: 'The file is damaged. Open it where it was written, save it again and retry.',
  import_encrypted:
    'The document is protected with a password. Remove the password in Word or LibreOffice, save it and retry.',
  import_too_big:
    'The content of the document is too large or too complex. Compress its pictures, split the text and retry.',
  import_macros: 'The document contains macros. Save it without macros as .docx and retry.',
  import_not_text:
    'The file is empty, or it has no text of Markdown or LaTeX. Save the text in UTF-8, put a .md or .tex file into the archive.',
  import_not_odt:
    'This is not an ODT document. Save it in LibreOffice as “ODF Text Document (.odt)”.',
  import_unknown_format:
    'Such a file cannot be taken in. .docx, .odt, .md, .tex and .zip with a text and its files can.',
  import_failed: 'The document could not be read. Nothing in your work has changed.',
  check_failed: 'The document could not be checked. Nothing of it is kept.',
  import_not_ready: 'The document is still being read.',
  form_absent: 'A project of this kind has no such form.',
  archive_failed: 'The archive could not be built. The project is safe; try again.',
  export_failed: 'The document could not be built. Your text is safe; try again shortly.',
  formula_invalid: 'A formula has an error. Correct it to build the document.',
  worker_busy: 'Many documents are being built right now. Try again in a minute.',
};
