import {
  allowed,
  type Discussion,
  discussionTab,
  fileTypeOf,
  isAuthorSide,
  mimeOf,
  PROJECT_CATEGORIES,
} from '@pv/contract';
import type { Work } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import type { Storage } from '../../storage/storage.ts';
import {
  type ApprovalRules,
  heldRoles,
  type ProjectState,
  placeKey,
  planPlace,
  resultPlace,
  sectionActions,
} from '../approval/public.ts';
import { findWaiting, ownerIn } from '../comment/public.ts';
import { findFiles, stageOfDocument } from './find-shown.ts';
import type { DiscussionRow, Scene } from './scene.ts';

/** Long enough to begin a download; whoever may not read any more has no use for a kept address. */
const MINUTES = 10;

/** What a row of the list and the page say alike. */
export function presentHead(row: DiscussionRow, state: ProjectState) {
  const { project, team } = state;
  const held = heldRoles(team);
  const authors = team.filter(({ role }) => isAuthorSide(role, held));
  const owner = ownerIn(state, row);
  return {
    id: row.id,
    tab: discussionTab(project.category),
    title: row.title,
    type: project.type,
    category: project.category && PROJECT_CATEGORIES[project.category],
    authors: authors.map(({ name }) => name),
    opened_at: row.createdAt.toISOString(),
    closed: row.closedAt && { at: row.closedAt.toISOString(), by: row.closedByName ?? '' },
    owner: { id: owner?.userId ?? null, name: owner?.name ?? row.authorName },
  };
}

function abilities({ row, state, role, isAuthor, moderates }: Scene): Discussion['can'] {
  const open = row.closedAt === null;
  return {
    comment: open && (role === null || allowed(role, 'comment')),
    edit: isAuthor,
    close: isAuthor || moderates,
    delete: isAuthor,
    compare: role !== null && allowed(role, 'compare_works'),
    make_tasks:
      role !== null && allowed(role, 'manage_tasks') && state.project.completion !== 'succeeded',
  };
}

function returnsOf({ state, role }: Scene, rules: ApprovalRules): Discussion['returns'] {
  if (role === null) return [];
  const places = state.stages.flatMap((stage) =>
    [planPlace(stage), resultPlace(stage)].map((place) => ({ ...place, number: stage.number })),
  );
  const sections = new Map(places.map((place) => [placeKey(place), place]));
  return [...sections.values()].flatMap((place) => {
    const actions = sectionActions(state, place, role, rules);
    if (!actions.some(({ intent }) => intent === 'return')) return [];
    const { section, stageId, number } = place;
    return [{ section, stage_id: stageId, stage_number: number }];
  });
}

/** What a discussion is presented from. */
export interface Presenting {
  executor: Executor;
  storage: Storage;
  rules: ApprovalRules;
}

/** As `Presenting`, in the transaction of a change. */
export const presentingIn = ({ trx, deps }: Work): Presenting => ({
  executor: trx,
  storage: deps.storage,
  rules: deps.config,
});

/** A discussion as its reader sees it: from outside the team, without the project. */
export async function presentDiscussion(
  { executor, storage, rules }: Presenting,
  scene: Scene,
): Promise<Discussion> {
  const { row, state, role, isAuthor } = scene;
  const { project, team } = state;
  const [files, waiting] = await Promise.all([
    findFiles(executor, project.id, row.files),
    row.closedAt ? [] : findWaiting(executor, state, row),
  ]);
  const stage = row.documentId && stageOfDocument(state, row.documentId);
  const urlOf = ({ name, storageKey }: (typeof files)[number]) => {
    const type = fileTypeOf(name);
    const mime = type ? mimeOf(type) : 'application/octet-stream';
    return storage.signGet(storageKey, { name, mime, minutes: MINUTES });
  };
  return {
    ...presentHead(row, state),
    abstract: row.abstract,
    readers: row.readers,
    project: role && { id: project.id, title: project.title },
    files: await Promise.all(
      files.map(async (file) => ({
        id: file.id,
        name: file.name,
        size: file.size,
        url: await urlOf(file),
      })),
    ),
    document: stage && row.documentId ? { id: row.documentId, title: stage.title } : null,
    waiting: waiting.map(({ id, since }) => ({ thread_id: id, since: since.toISOString() })),
    answerers: isAuthor ? team.map(({ userId, name }) => ({ id: userId, name })) : [],
    returns: returnsOf(scene, rules),
    version: row.version,
    can: abilities(scene),
  };
}
