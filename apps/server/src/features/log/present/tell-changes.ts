import {
  type EventKind,
  type LogChange,
  type LogField,
  PROJECT_CATEGORIES,
  type ProfileField,
  type ProjectCategory,
  type ProjectLogField,
  profileFieldsSchema,
  ROLE_IDS,
  type RoleCode,
} from '@pv/contract';
import { type ContentKind, contentWords } from '@pv/editor-schema/rich-text';

type Told = Readonly<Record<string, unknown>>;

/** Under what name a field of a project is kept in an event. */
const STORED: Readonly<Record<ProjectLogField, string>> = {
  title: 'title',
  category: 'category',
  annotation: 'annotation',
  starts_at: 'startsAt',
  ends_at: 'endsAt',
  time_zone: 'timeZone',
  team_content: 'team',
  goal: 'goal',
  planned_result: 'plannedResult',
  result_text: 'resultText',
  content: 'content',
  comment: 'comment',
  markup: 'kind',
  order: 'order',
  number: 'number',
  status: 'status',
  completion: 'completion',
  role: 'role',
  description: 'description',
  task_status: 'status',
  priority: 'priority',
  assignees: 'assignees',
  due_at: 'dueAt',
  tags: 'tags',
  stage: 'stage',
  parent: 'parent',
  blocked_by: 'blockedBy',
  checklist: 'checklist',
  columns: 'columns',
  readers: 'readers',
  owner: 'owner',
  files: 'files',
  document: 'document',
};

const STATUS: readonly ProjectLogField[] = ['status'];
const PROFILE = Object.keys(profileFieldsSchema.shape) as ProfileField[];

/** What an event of a kind changes; kinds that are left out bring something about as a whole. */
const CHANGED: Readonly<Partial<Record<EventKind, readonly LogField[]>>> = {
  project_changed: [
    'title',
    'category',
    'annotation',
    'starts_at',
    'ends_at',
    'time_zone',
    'team_content',
    'markup',
  ],
  field_added: ['content'],
  field_changed: ['title', 'content', 'markup', 'order'],
  field_removed: ['content'],
  stage_changed: [
    'title',
    'goal',
    'planned_result',
    'starts_at',
    'ends_at',
    'result_text',
    'number',
  ],
  stage_moved: ['number'],
  task_changed: [
    'title',
    'description',
    'task_status',
    'priority',
    'assignees',
    'starts_at',
    'due_at',
    'tags',
    'stage',
    'parent',
    'blocked_by',
    'checklist',
  ],
  task_statuses_changed: ['columns'],
  discussion_changed: ['title', 'annotation', 'readers', 'files', 'document', 'owner'],
  file_commented: ['comment'],
  section_sent: STATUS,
  section_self_approved: STATUS,
  section_approved: STATUS,
  section_returned: STATUS,
  section_passed_down: STATUS,
  section_recalled: STATUS,
  section_reopened: STATUS,
  reopening_requested: STATUS,
  reopening_cancelled: STATUS,
  reopening_declined: STATUS,
  reopening_granted: STATUS,
  approval_withdrawn: STATUS,
  approval_reset: STATUS,
  approval_moved: STATUS,
  completion_changed: ['completion'],
  role_changed: ['role'],
  profile_changed: PROFILE,
};

const languageSchema = profileFieldsSchema.shape.languages.element;

function wordOf(value: unknown): string {
  const language = languageSchema.safeParse(value);
  return language.success
    ? `${language.data.name} (${language.data.level.toUpperCase()})`
    : String(value);
}

/** Codes become the ids by which the contract names them. */
const IDS: Partial<Record<LogField, (value: string) => string>> = {
  category: (code) => PROJECT_CATEGORIES[code as ProjectCategory] ?? code,
  role: (code) => ROLE_IDS[code as RoleCode] ?? code,
};

function written(field: LogField, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.length > 0 ? value.map(wordOf).join(', ') : null;
  return IDS[field]?.(String(value)) ?? String(value);
}

/** Fields whose text is of the kind that the event tells. */
const OF_KIND: ReadonlySet<LogField> = new Set(['content', 'team_content']);

const kindOf = ({ kind }: Told): ContentKind => (kind === 'content' ? 'content' : 'text');

/** A text with a form is told by its words. */
function toldValue(told: Told, field: LogField): unknown {
  const value = told[storedName(field)];
  if (typeof value !== 'string') return value;
  if (field === 'experience') return contentWords({ kind: 'content', content: value });
  if (!OF_KIND.has(field)) return value;
  return contentWords({ kind: kindOf(told), content: value });
}

/** A text that has got or lost its form, or whose looks have changed while its words stayed. */
function markupChange(before: Told, after: Told): LogChange[] {
  if (!before.kind || !after.kind) return [];
  const [old, fresh] = [kindOf(before), kindOf(after)];
  if (old !== fresh) return [{ field: 'markup', before: old, after: fresh }];
  const looks = [...OF_KIND].some(
    (field) =>
      before[storedName(field)] !== after[storedName(field)] &&
      toldValue(before, field) === toldValue(after, field),
  );
  return looks ? [{ field: 'markup', before: 'kept', after: 'changed' }] : [];
}

const storedName = (field: LogField): string => STORED[field as ProjectLogField] ?? field;

/** What an event has changed, field by field in the order of the page; what stayed is left out. */
export function tellChanges(kind: EventKind, before: Told, after: Told): LogChange[] {
  const fields = CHANGED[kind] ?? [];
  return fields.flatMap((field) => {
    if (field === 'markup') return markupChange(before, after);
    const change = {
      before: written(field, toldValue(before, field)),
      after: written(field, toldValue(after, field)),
    };
    return change.before === change.after ? [] : [{ field, ...change }];
  });
}
