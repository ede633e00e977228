import {
  endpoints,
  type FileSlot,
  PROJECT_CALLS,
  PROJECT_CATEGORIES,
  type ProjectAction,
  type ProjectType,
  ROLE_IDS,
} from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import { needing, ofProject, type Row } from './matrix-row.ts';
import { TASK_ROWS } from './matrix-tasks.ts';
import { reportSlot, type Thing } from './matrix-things.ts';

const DECIDING: readonly ProjectAction[] = ['send', 'decide'];
const NO_DAYS = { starts_at: null, ends_at: null };
const NO_STAGES = { stages: [], finish: NO_DAYS };
const UPLOADED = () => ({ uploaded: true });
const PARAGRAPH = { type: 'doc', content: [{ type: 'paragraph' }] };

const {
  application,
  archive,
  comment: talk,
  discussion,
  document,
  edition,
  file,
  form,
  log,
  project,
} = endpoints;
const { funding } = endpoints;
const {
  paperTemplate,
  passport,
  resume,
  proposal,
  review,
  roadmap,
  similarity,
  spinoff,
  stage,
  stageFile,
  team,
  user,
  waiting,
} = endpoints;

const view = needing('view');
const edit = needing('edit');
const send = needing('send');
const comment = needing('comment');
const take = needing('export');
const decide = needing(...DECIDING);

type Fields = typeof project.taskFields;

function fieldRows(of: Thing, field: Thing, calls: Fields): Row[] {
  const body = () => ({ title: `Поле ${uuidv7()}` });
  return [
    view(calls.list, of),
    edit(calls.add, of, { body }),
    edit(calls.change, of, { field, body }),
    edit(calls.remove, of, { field }),
  ];
}

type FileCalls = typeof endpoints.file | typeof endpoints.stageFile;

function fileRows(calls: FileCalls): Row[] {
  return [
    view(calls.get, 'file'),
    edit(calls.finish, 'upload', { body: UPLOADED }),
    edit(calls.finish, 'file', { body: UPLOADED }),
    edit(calls.finish, 'removedFile', { body: UPLOADED }),
    edit(calls.remove, 'file'),
    edit(calls.remove, 'removedFile'),
    edit(calls.remove, 'replacedFile'),
    edit(calls.remove, 'replacedFile', { query: () => 'for_good=true' }),
  ];
}

const newFile = (slot: FileSlot) => ({
  slot,
  name: 'Задание.pdf',
  size: 10,
  type: 'application/pdf',
});

const filesOf = (type: ProjectType): Row[] => [
  view(file.list, 'project'),
  view(file.changes, 'file'),
  edit(file.add, 'project', {
    body: (named) => ({ project_id: named.id, ...newFile('task_statement_file') }),
  }),
  edit(stageFile.add, 'stage', {
    body: (named) => ({
      project_id: named.project,
      stage_id: named.id,
      ...newFile(reportSlot(type)),
    }),
  }),
  ...fileRows(file),
  edit(file.comment, 'ownFile', { own: true, body: () => ({ comment: 'Исправлен вывод' }) }),
  ...fileRows(stageFile),
];

const SECTION = { id: 's-intro', kind: 'intro', order: 3, title: '', content: PARAGRAPH };

/** Whoever is in the team may look for money and be reminded of it. */
const FUNDING_ROWS: Row[] = [
  view(funding.list, 'project'),
  view(funding.remind, 'project', { body: () => ({ on: false }) }),
  view(funding.calendar, 'project', { byState: true }),
];

const DOCUMENT_ROWS: Row[] = [
  view(document.ofStage, 'stage'),
  view(document.ofProject, 'project'),
  view(document.get, 'document'),
  view(document.editorSync, 'stage', { body: () => ({ sections: [] }) }),
  edit(document.editorSync, 'stage', {
    body: () => ({ sections: [{ ...SECTION, version: null }] }),
  }),
  edit(document.reopen, 'document'),
  edit(document.gatherOffer, 'document'),
  edit(document.gather, 'document', { body: () => ({ take: [] }) }),
  view(document.assets, 'document'),
  edit(document.addAsset, 'document', {
    body: () => ({ name: 'схема.png', size: 10, type: 'image/png' }),
  }),
  edit(document.finishAsset, 'asset', { body: UPLOADED }),
  edit(document.startImport, 'document', { body: () => ({ name: 'Диплом.docx', size: 10 }) }),
  edit(document.runImport, 'import', { body: UPLOADED }),
  view(document.getImport, 'import'),
  view(document.lastImport, 'document'),
  edit(document.applyImport, 'import', { body: () => ({ answers: [] }) }),
  edit(document.discardImport, 'import'),
  take(document.startExport, 'document', { body: () => ({ format: 'docx' }) }),
  view(document.getExport, 'export'),
  take(document.preview, 'document'),
  take(document.normSheet, 'document', { body: () => ({ format: 'docx' }) }),
  view(document.versions, 'document'),
  edit(document.keepVersion, 'document'),
  edit(document.restoreVersion, 'version'),
  edit(document.restoreSection, 'version', { body: () => ({ section: 's-intro' }) }),
  edit(document.nameVersion, 'document', { body: () => ({ name: 'До правок' }) }),
  edit(document.renameVersion, 'ownVersion', { own: true, body: () => ({ name: 'После' }) }),
  edit(document.removeVersion, 'ownVersion', { own: true }),
  view(document.readVersion, 'version'),
  view(document.compareVersions, 'version'),
];

const EDITION_ROWS: Row[] = [
  view(edition.ofProject, 'project'),
  view(edition.ofStage, 'stage'),
  view(edition.get, 'edition'),
  view(edition.document, 'edition'),
];

const TAKING_ROWS: Row[] = [
  take(form.print, 'project', { body: () => ({ form: 'approval_sheet', format: 'docx' }) }),
  take(paperTemplate.print, 'project', {
    body: () => ({ template: 'budget', format: 'docx' }),
  }),
  take(paperTemplate.model, 'project'),
  take(archive.start, 'project', { body: () => ({}) }),
  view(archive.newest, 'project'),
  take(archive.get, 'ownArchive', { own: true }),
  take(archive.cancel, 'ownArchive', { own: true }),
];

const LOG_ROWS: Row[] = [
  view(log.list, 'project', { query: ofProject }),
  view(log.exportCsv, 'project', { query: ofProject }),
  view(log.choices, 'project', { query: ofProject }),
  comment(log.add, 'project', { body: ({ id }) => ({ project_id: id, log_comment: 'Заметка' }) }),
  comment(log.add, 'project', {
    body: ({ id, entry }) => ({ project_id: id, log_comment: 'Почему?', log_uuid: entry }),
  }),
  comment(log.change, 'ownNote', { own: true, body: () => ({ log_comment: 'Иначе' }) }),
];

const REACTION = { reaction: 'like', on: true };
const discuss = needing('open_discussion');
const DISCUSSION_ROWS: Row[] = [
  view(discussion.offer, 'project', { query: ofProject }),
  view(discussion.get, 'discussion'),
  view(discussion.people, 'discussion'),
  view(discussion.document, 'discussion'),
  discuss(discussion.change, 'discussion', { body: () => ({ version: 0, abstract: 'О швах' }) }),
  needing('open_discussion', 'moderate_discussion')(discussion.close, 'discussion', {
    body: () => ({ closed: true }),
  }),
  discuss(discussion.remove, 'discussion'),
  discuss(discussion.open, 'project', {
    body: ({ id }) => ({ project_id: id, title: 'Прочность швов' }),
  }),
];

const COMMENT_ROWS: Row[] = [
  view(talk.list, 'task', { query: ({ id }) => `subject=task&subject_id=${id}` }),
  comment(talk.add, 'task', {
    body: ({ id }) => ({ subject: 'task', subject_id: id, text: 'Почему?' }),
  }),
  comment(talk.change, 'ownComment', { own: true, body: () => ({ text: 'Иначе' }) }),
  comment(talk.resolve, 'comment', { body: () => ({ resolved: true }) }),
  comment(talk.react, 'comment', { body: () => REACTION }),
  comment(talk.remove, 'ownComment', { own: true }),
];

const STAGE_ROWS: Row[] = [
  view(stage.get, 'stage'),
  view(stage.reviews, 'stage'),
  edit(stage.create, 'project', {
    body: ({ id }) => ({ project_id: id, kind: 'numeric', title: 'Ещё этап' }),
  }),
  edit(stage.change, 'stage', { body: () => ({ version: 0 }) }),
  send(stage.tickRemark, 'remark', { body: () => ({ done: true }) }),
  ...fieldRows('stage', 'planField', stage.fields),
  edit(stage.remove, 'spareStage'),
  edit(roadmap.restore, 'deletedStage'),
];

const ROADMAP_ROWS: Row[] = [
  edit(roadmap.changeDates, 'project', {
    body: (named) => ({ dates: [{ stage_id: named.stage, ...NO_DAYS, version: 0 }] }),
  }),
  edit(roadmap.takeTemplate, 'project', { body: () => ({ seen: [] }) }),
  edit(roadmap.arrange, 'project', {
    body: () => ({ ...NO_STAGES, present: { ...NO_STAGES, stages: [uuidv7()] } }),
  }),
  view(roadmap.deleted, 'project'),
];

const APPLICATION_ROWS: Row[] = [
  view(application.get, 'application'),
  view(application.offers, 'application'),
  view(application.versions, 'application'),
  view(application.version, 'keptApplication', { field: 'applicationVersion' }),
  take(application.print, 'application'),
  edit(application.change, 'application', { body: () => ({ deadline: null }) }),
  edit(application.changeSection, 'application', { body: () => ({ version: 0, values: {} }) }),
  edit(application.lock, 'application', { body: () => ({ on: true }) }),
  edit(application.own, 'application', { body: () => ({ owner_id: null }) }),
  edit(application.refresh, 'application', { body: () => ({ fields: [] }) }),
  edit(application.setStatus, 'application', { body: () => ({ status: 'checking' }) }),
  edit(application.keep, 'application', { body: () => ({ name: 'До правок' }) }),
  edit(application.restore, 'keptApplication', { field: 'applicationVersion' }),
  edit(application.remove, 'application'),
  edit(application.create, 'project', {
    body: ({ id }) => ({ project_id: id, template: 'umnik' }),
  }),
];

const RESEARCH_ROWS: Row[] = [
  edit(project.setCategory, 'project', { body: () => ({ category_id: PROJECT_CATEGORIES.nir }) }),
];
const STARTUP_ROWS: Row[] = [
  ...APPLICATION_ROWS,
  edit(project.startupTeamField, 'project', { body: () => ({ content: 'Мы' }) }),
  edit(spinoff.print, 'reference'),
  edit(spinoff.forget, 'reference'),
];
const ARTICLE_ROWS: Row[] = [
  view(proposal.ofProject, 'project'),
  edit(proposal.propose, 'project', { body: () => ({ section: 'science', message: '' }) }),
  edit(proposal.withdraw, 'project'),
];
const ROWS_OF_KIND: Readonly<Record<ProjectType, Row[]>> = {
  nir: RESEARCH_ROWS,
  startup: STARTUP_ROWS,
  article: ARTICLE_ROWS,
};

function contentRows(type: ProjectType): Row[] {
  const { get, change, setTitle } = PROJECT_CALLS[type].project;
  const startup = () => ({ request_id: uuidv7(), title: 'Сварка', role_id: ROLE_IDS.founder });
  return [
    view(get, 'project'),
    view(project.reviews, 'project'),
    view(waiting.ofProject, 'project'),
    needing('decide')(waiting.look, 'project', {
      body: () => ({ section: 'project', stage_id: null, looking: true }),
    }),
    comment(waiting.remind, 'project', {
      byState: true,
      body: () => ({ section: 'project', stage_id: null }),
    }),
    view(project.progress, 'project', { query: ofProject }),
    view(user.people, 'project', { query: (named) => `text=а&${ofProject(named)}` }),
    view(team.list, 'project'),
    view(spinoff.offer, 'project'),
    view(spinoff.links, 'project'),
    needing('start_startup')(spinoff.create, 'project', { body: startup }),
    ...FUNDING_ROWS,
    view(passport.get, 'project'),
    edit(passport.change, 'project', { body: () => ({ version: 0, slogan: 'Швы без дефектов' }) }),
    view(resume.get, 'project'),
    edit(resume.translate, 'project', { body: () => ({ version: 0, title: 'Seams' }) }),
    edit(resume.links, 'project'),
    edit(resume.share, 'project', { body: () => ({}) }),
    needing('compare_works')(similarity.get, 'project'),
    needing('compare_works')(similarity.compare, 'project'),
    edit(change, 'project', { body: () => ({ version: 0 }) }),
    edit(setTitle, 'project', { body: () => ({ title: 'Иное название' }) }),
    edit(project.teamField, 'project', { body: () => ({ content: 'Мы' }) }),
    ...fieldRows('project', 'taskField', project.taskFields),
    ...fieldRows('project', 'infoField', project.infoFields),
    ...EDITION_ROWS,
    ...STAGE_ROWS,
    ...ROADMAP_ROWS,
    ...filesOf(type),
    ...DOCUMENT_ROWS,
    ...TAKING_ROWS,
    ...LOG_ROWS,
    ...TASK_ROWS,
    ...COMMENT_ROWS,
    ...DISCUSSION_ROWS,
    ...ROWS_OF_KIND[type],
  ];
}

/**
 * Every call on a project whose right the matrix decides, by the kind of project: those that leave it
 * open come first, its deletion last.
 */
export function matrixRows(type: ProjectType): Row[] {
  const { project: whole, stage: part } = PROJECT_CALLS[type];
  const body = () => ({});
  // an article has no plan that could be decided on
  const ofPart = type === 'article' ? () => ({ status_type: 'result' }) : body;
  return [
    ...contentRows(type),
    needing('send')(review.resend, 'project'),
    decide(whole.approve, 'project', { body }),
    decide(whole.revise, 'project', { body }),
    decide(part.approve, 'stage', { body: ofPart }),
    decide(part.revise, 'stage', { body: ofPart }),
    decide(part.finishApprove, 'finish', { body }),
    decide(part.finishRevise, 'finish', { body }),
    needing('delete')(whole.remove, 'project'),
  ];
}
