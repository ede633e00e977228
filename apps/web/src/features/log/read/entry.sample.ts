import { EVENTS, type EventKind, type LogEntry } from '@pv/contract';

/** An entry of a log in memory. */
export function entryWith(
  kind: EventKind,
  overrides: Partial<LogEntry> & { at?: string; by?: string } = {},
): LogEntry {
  const { at = '2026-11-20T14:05:00', by = 'anna', ...rest } = overrides;
  return {
    log_uuid: `${kind} ${at} ${by}`,
    actor: { id: by, name: by },
    created_at: new Date(at).toISOString(),
    edited_at: null,
    can_edit: false,
    event_uuid: EVENTS[kind].id,
    project: { id: 'project', type: 'nir', title: 'Весы', deleted: false },
    stage: null,
    section: null,
    changes: [],
    details: {},
    log_comment: null,
    mentions: [],
    about: null,
    comments: [],
    can_comment: true,
    ...rest,
  };
}

/** A stage that an entry is about. */
export const STAGE = {
  id: 'stage',
  kind: 'numeric',
  number: 2,
  title: 'Обзор',
  deleted: false,
} as const;
