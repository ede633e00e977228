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

type Told = Readonly<Record<string, unknown>>;

/** Under what name a field of a project is kept in an event. */
const STORED: Readonly<Record<ProjectLogField, string>> = {
  title: 'title',
  category: 'category',
  annotation: 'annotation',
  starts_at: 'startsAt',
  ends_at: 'endsAt',
  team_content: 'team',
  goal: 'goal',
  planned_result: 'plannedResult',
  result_text: 'resultText',
  content: 'content',
  order: 'order',
  number: 'number',
  status: 'status',
  role: 'role',
};

const STATUS: readonly ProjectLogField[] = ['status'];
const PROFILE = Object.keys(profileFieldsSchema.shape) as ProfileField[];

/** What an event of a kind changes; kinds that are left out bring something about as a whole. */
const CHANGED: Readonly<Partial<Record<EventKind, readonly LogField[]>>> = {
  project_changed: ['title', 'category', 'annotation', 'starts_at', 'ends_at', 'team_content'],
  field_added: ['content'],
  field_changed: ['title', 'content', 'order'],
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

const storedName = (field: LogField): string => STORED[field as ProjectLogField] ?? field;

/** What an event has changed, field by field in the order of the page; what stayed is left out. */
export function tellChanges(kind: EventKind, before: Told, after: Told): LogChange[] {
  const fields = CHANGED[kind] ?? [];
  return fields.flatMap((field) => {
    const name = storedName(field);
    const change = { before: written(field, before[name]), after: written(field, after[name]) };
    return change.before === change.after ? [] : [{ field, ...change }];
  });
}
