import { EVENTS, type LogComment, type LogEntry } from '@pv/contract';
import type { AccountEntryRow } from '../list/account-entries.ts';
import type { ProjectEntryRow } from '../list/project-entries.ts';
import type { StoredEntry } from '../list/select-stretch.ts';
import type { VisibleProject } from '../visible-projects.ts';
import type { Around } from './load-around.ts';
import { tellChanges } from './tell-changes.ts';
import { tellDetails } from './tell-details.ts';

/** For whom entries are presented. */
export interface LogReader {
  userId: string;
  name: string;
  visible: ReadonlyMap<string, VisibleProject>;
}

type Head = Pick<LogEntry, 'log_uuid' | 'actor' | 'created_at' | 'edited_at' | 'can_edit'>;
type HeadRow = Pick<ProjectEntryRow, 'id' | 'actorId' | 'actorName' | 'createdAt' | 'editedAt'>;

/** Who and when; the author of a text may change it while the project is there and he is in it. */
function presentHead(row: HeadRow, reader: LogReader, mayWrite: boolean): Head {
  return {
    log_uuid: row.id,
    actor: { id: row.actorId, name: row.actorName },
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    can_edit: mayWrite && row.actorId === reader.userId,
  };
}

function presentStage(stageId: string | null, { stages }: Around): LogEntry['stage'] {
  const stage = stageId ? stages.get(stageId) : undefined;
  if (!stage) return null;
  const { status, ...shown } = stage;
  return { ...shown, deleted: status === 'deleted' };
}

const mentionsIn = (id: string, { mentions }: Around): LogEntry['mentions'] =>
  (mentions.get(id) ?? []).map(({ userId, name }) => ({ id: userId, name }));

function presentOfProject(row: ProjectEntryRow, around: Around, reader: LogReader): LogEntry {
  const project = reader.visible.get(row.projectId) ?? null;
  const open = project !== null && !project.deleted;
  const aboutKind = row.aboutId ? around.kinds.get(row.aboutId) : undefined;
  const comments = around.comments.get(row.id) ?? [];
  const { before, after, kind } = row;
  return {
    ...presentHead(row, reader, open && row.body !== null),
    event_uuid: EVENTS[kind].id,
    project,
    stage: presentStage(row.stageId, around),
    section: row.section,
    changes: tellChanges(kind, before, after),
    details: tellDetails(kind, before, after),
    log_comment: row.body,
    mentions: mentionsIn(row.id, around),
    about:
      row.aboutId && aboutKind ? { log_uuid: row.aboutId, event_uuid: EVENTS[aboutKind].id } : null,
    comments: comments.map(
      (comment): LogComment => ({
        ...presentHead(comment, reader, open),
        log_comment: comment.body,
        mentions: mentionsIn(comment.id, around),
      }),
    ),
    can_comment: open && row.aboutId === null,
  };
}

function presentOfAccount(row: AccountEntryRow, { userId, name }: LogReader): LogEntry {
  const { id, kind, before, after, createdAt } = row;
  return {
    log_uuid: id,
    actor: { id: userId, name },
    created_at: createdAt.toISOString(),
    edited_at: null,
    can_edit: false,
    event_uuid: EVENTS[kind].id,
    project: null,
    stage: null,
    section: null,
    changes: tellChanges(kind, before, after),
    details: tellDetails(kind, before, after),
    log_comment: null,
    mentions: [],
    about: null,
    comments: [],
    can_comment: false,
  };
}

/** An entry of the log as its reader sees it. */
export function presentEntry(entry: StoredEntry, around: Around, reader: LogReader): LogEntry {
  return entry.of === 'project'
    ? presentOfProject(entry.row, around, reader)
    : presentOfAccount(entry.row, reader);
}
