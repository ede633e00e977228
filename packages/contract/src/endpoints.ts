import { accountEndpoints } from './account/endpoints.ts';
import { applicationEndpoints } from './application/endpoints.ts';
import { archiveEndpoints } from './archive/endpoints.ts';
import { authEndpoints } from './auth/endpoints.ts';
import { commentEndpoints } from './comment/endpoints.ts';
import { controlEventEndpoints, controlEventGuestEndpoints } from './control-event/endpoints.ts';
import { devEndpoints, healthEndpoints } from './dev/endpoints.ts';
import { discussionEndpoints } from './discussion/endpoints.ts';
import { documentEndpoints } from './document/endpoints.ts';
import { docxCheckEndpoints } from './docx-check/endpoints.ts';
import { editionEndpoints } from './edition/endpoints.ts';
import { fileEndpoints, stageFileEndpoints } from './file/endpoints.ts';
import { filterEndpoints } from './filter/endpoints.ts';
import { formEndpoints } from './form/endpoints.ts';
import { formatProfileEndpoints } from './format-profile/endpoints.ts';
import { fundingEndpoints, fundingRecordEndpoints } from './funding/endpoints.ts';
import { guestLinkEndpoints, guestReviewEndpoints } from './guest-review/endpoints.ts';
import type { Endpoint } from './http/endpoint.ts';
import { logEndpoints } from './log/endpoints.ts';
import { noteEndpoints } from './note/endpoints.ts';
import { notificationEndpoints } from './notification/endpoints.ts';
import {
  opportunityDeskEndpoints,
  opportunityEndpoints,
  opportunityResponseEndpoints,
} from './opportunity/endpoints.ts';
import { overviewEndpoints } from './overview/endpoints.ts';
import { paperTemplateEndpoints } from './paper-template/endpoints.ts';
import { passportEndpoints } from './passport/endpoints.ts';
import { projectEndpoints } from './project/endpoints.ts';
import { articleEndpoints, startupEndpoints } from './project/kind-endpoints.ts';
import { articleEditorEndpoints } from './publication/editor-endpoints.ts';
import { publicationEndpoints } from './publication/endpoints.ts';
import { proposalEndpoints } from './publication/proposal-endpoints.ts';
import { resumeEndpoints, sharedResumeEndpoints } from './resume/endpoints.ts';
import { reviewEndpoints } from './review/endpoints.ts';
import { roadmapEndpoints } from './roadmap/endpoints.ts';
import { similarityEndpoints } from './similarity/endpoints.ts';
import { infoBlockEndpoints, webPageEndpoints } from './site/endpoints.ts';
import { sourceEndpoints } from './source/endpoints.ts';
import { spinoffEndpoints } from './spinoff/endpoints.ts';
import { articleStageEndpoints, startupStageEndpoints } from './stage/decision-endpoints.ts';
import { stageEndpoints } from './stage/endpoints.ts';
import { storageEndpoints } from './storage/endpoints.ts';
import { supportDeskEndpoints } from './support/desk-endpoints.ts';
import { supportEndpoints, supportGuestEndpoints } from './support/endpoints.ts';
import { taskEndpoints } from './task/endpoints.ts';
import { teamEndpoints } from './team/endpoints.ts';
import { userEndpoints } from './user/endpoints.ts';
import { waitingEndpoints } from './waiting/endpoints.ts';

/** The table of every call: the server registers from it, the client calls through it. */
export const endpoints = {
  auth: authEndpoints,
  user: userEndpoints,
  account: accountEndpoints,
  project: projectEndpoints,
  stage: stageEndpoints,
  roadmap: roadmapEndpoints,
  startup: startupEndpoints,
  startupStage: startupStageEndpoints,
  article: articleEndpoints,
  articleStage: articleStageEndpoints,
  filter: filterEndpoints,
  formatProfile: formatProfileEndpoints,
  spinoff: spinoffEndpoints,
  passport: passportEndpoints,
  opportunity: opportunityEndpoints,
  opportunityResponse: opportunityResponseEndpoints,
  opportunityDesk: opportunityDeskEndpoints,
  paperTemplate: paperTemplateEndpoints,
  resume: resumeEndpoints,
  sharedResume: sharedResumeEndpoints,
  application: applicationEndpoints,
  funding: fundingEndpoints,
  fundingRecord: fundingRecordEndpoints,
  source: sourceEndpoints,
  task: taskEndpoints,
  comment: commentEndpoints,
  guestLink: guestLinkEndpoints,
  guestReview: guestReviewEndpoints,
  discussion: discussionEndpoints,
  controlEvent: controlEventEndpoints,
  controlEventGuest: controlEventGuestEndpoints,
  team: teamEndpoints,
  edition: editionEndpoints,
  review: reviewEndpoints,
  waiting: waitingEndpoints,
  overview: overviewEndpoints,
  document: documentEndpoints,
  file: fileEndpoints,
  stageFile: stageFileEndpoints,
  form: formEndpoints,
  archive: archiveEndpoints,
  similarity: similarityEndpoints,
  log: logEndpoints,
  note: noteEndpoints,
  notification: notificationEndpoints,
  publication: publicationEndpoints,
  articleEditor: articleEditorEndpoints,
  proposal: proposalEndpoints,
  webPage: webPageEndpoints,
  infoBlock: infoBlockEndpoints,
  docxCheck: docxCheckEndpoints,
  support: supportEndpoints,
  supportGuest: supportGuestEndpoints,
  supportDesk: supportDeskEndpoints,
  storage: storageEndpoints,
  dev: devEndpoints,
  health: healthEndpoints,
};

function isEndpoint(value: object): value is Endpoint {
  return 'method' in value && 'path' in value;
}

/** All rows of the table, flat. */
export function allEndpoints(node: object = endpoints): Endpoint[] {
  return Object.values(node).flatMap((value: object) =>
    isEndpoint(value) ? [value] : allEndpoints(value),
  );
}
