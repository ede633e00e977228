import type { errors as source } from '../ru/errors.ts';
import type { TranslationOf } from '../shape.ts';

/** One text per error code of the contract. */
export const errors: TranslationOf<typeof source> = {
  validation_failed: 'Check what you entered and try again.',
  unauthorized: 'Sign in to continue.',
  token_expired: 'Your session has expired. Sign in again.',
  session_revoked: 'Your session has ended. Sign in again.',
  forbidden: 'You do not have the right to do this.',
  profile_incomplete: 'Fill in the required profile fields first.',
  not_found: 'Not found: there is no such page, or you have no access to it.',
  too_many_requests: 'Too many requests. Wait a minute and try again.',
  payload_too_large: 'That is too much data. Make it smaller and try again.',
  internal: 'Something failed on the server. Your input is still on the page; try again shortly.',

  captcha_failed: 'The check did not pass. Please go through it again.',
  captcha_required: 'Please pass the check that you are not a robot.',
  consent_missing:
    'You cannot register without agreeing to the rules and to the processing of personal data.',
  user_exists: 'This address is already registered. Use another one or recover your password.',
  registration_pending: 'The address is registered but not confirmed. We have sent a new code.',
  credentials_wrong: 'Wrong e-mail or password. Check them and try again.',
  account_unconfirmed: 'The address is not confirmed yet. We have sent a new code.',
  code_wrong: 'The code is incorrect.',
  code_expired: 'The code has expired. Request a new one.',
  code_exhausted: 'No attempts left. Request a new code.',
  code_too_soon: 'A code was requested very recently. Try again in a minute.',
  link_invalid: 'The link is wrong or out of date. Request password recovery again.',
  link_used: 'This link has already been used. Request password recovery again.',
  password_wrong: 'The current password is wrong.',
  creator_of_shared_projects:
    'You are the author of projects that have other members. Hand over or delete those projects first.',

  stale_version: 'Somebody else changed this while you were editing. Compare and choose.',
  not_your_move: 'The decision is not yours now. Reload the page to see whose move it is.',
  already_decided: 'Already decided: {{name}}, {{when}}.',
  section_locked: 'The section is under approval. Recall it to make changes.',
  project_finished: 'The project is finished and cannot be changed.',
  plan_not_approved: 'The stage plan has to be approved first.',
  stages_unfinished: 'Not all stages are finished.',
  content_missing: 'Something is missing before this can be sent.',
  too_many_stages: 'A roadmap may have up to 12 stages.',
  no_roadmap: 'An article has no roadmap, only its idea and its manuscript.',
  roadmap_started:
    'A template can be taken while no stage has been sent yet. Add or change stages one by one.',
  dates_reversed: 'The end date is before the start date.',
  stage_not_deletable: 'The stage has already been under approval and cannot be deleted.',
  invite_code_wrong: 'The invitation code is wrong or was issued for another role.',
  already_member: 'This person is already in the team.',
  role_taken: 'This role is already taken in the project.',
  creator_stays: 'The author of the project cannot be excluded.',
  too_many_templates: 'There may be 100 templates at most. Delete those that you do not need.',
  content_not_known:
    'The content has changed since it was approved. See what has changed and decide on it alone.',

  already_invited: 'This address is invited already. The invitation can be sent again.',
  invitation_closed: 'The invitation is closed already.',
  invitation_too_soon: 'The mail has just been sent. It can be sent again in a minute.',
  other_address:
    'The invitation was sent to another address. Confirm that you accept it under this one.',
  reviewer_too_late: 'The project is finished and takes no more reviewers.',
  already_requested: 'This has been asked already and waits for an answer.',
  request_closed: 'This request is closed already.',
  own_role: 'You cannot change your own role: another member offers a new one.',
  creator_keeps_role: 'The author of a project keeps a role that sends work for approval.',
  handover_role: 'Only somebody whose role may create projects can become the author.',
  title_mismatch: 'The title is not typed right. The project is not deleted.',

  file_type_refused: 'Files of this type are not accepted.',
  file_too_large: 'The file is larger than allowed.',
  file_missing: 'The file was not uploaded completely. Upload it again.',
  upload_link_invalid: 'The upload link is out of date. Start the upload again.',
  slot_mismatch: 'This stage has no such place for a file.',
  project_full:
    'The project already holds 2 GB of files. Remove some, or make this one smaller and upload it again.',

  import_not_docx: 'This is not a DOCX document. Save it in Word as “Word Document (.docx)”.',
  import_old_word:
    'This is a document in the old .doc format. Open it in Word and save it as “Word Document (.docx)”.',
  import_pdf: 'This is a PDF, not a DOCX. Upload the Word document it was made from.',
  import_broken: 'The file is damaged. Open it in Word, save it again and retry.',
  import_encrypted:
    'The document is protected with a password. Remove the password in Word, save it and retry.',
  import_too_big:
    'The document is too large inside. Compress its pictures in Word, save it and retry.',
  import_macros: 'The document contains macros. Save it without macros as .docx and retry.',
  import_failed: 'The document could not be read. Nothing in your work has changed.',
  import_not_ready: 'The document is still being read.',
  form_absent: 'A project of this kind has no such form.',
  export_failed: 'The document could not be built. Your text is safe; try again shortly.',
  formula_invalid: 'A formula has an error. Correct it to build the document.',
  worker_busy: 'Many documents are being built right now. Try again in a minute.',
};
