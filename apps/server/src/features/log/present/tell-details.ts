import {
  EVENTS,
  type EventKind,
  fileSlotSchema,
  type LogDetails,
  logDetailsSchema,
  ROLE_IDS,
  type RoleCode,
  SLOTS,
} from '@pv/contract';

type Told = Readonly<Record<string, unknown>>;

/** Of a change of role the old and the new one are told as what has changed. */
const ROLE_CHANGES: ReadonlySet<EventKind> = new Set(['role_changed']);
/** The name of a thing stands among the details unless the very name has changed. */
const RENAMED: ReadonlySet<EventKind> = new Set(['project_changed', 'stage_changed']);

/** The version of a file; those beside each other in a slot for many are no versions of one. */
function versionOf({ slot, version }: Told): unknown {
  const known = fileSlotSchema.safeParse(slot);
  return known.success && !SLOTS[known.data].many ? version : undefined;
}

/** What an event tells besides what it has changed. What an event does not tell is left out. */
export function tellDetails(kind: EventKind, before: Told, after: Told): LogDetails {
  const told: Record<string, unknown> = { ...before, ...after };
  const role = ROLE_CHANGES.has(kind) ? undefined : told.role;
  // the name that an event tells is of a person in a team, and of a thing elsewhere
  const ofPerson = EVENTS[kind].topic === 'team';
  const thing = told.title ?? (ofPerson ? undefined : told.name) ?? told.stage;
  const known = {
    ...told,
    title: RENAMED.has(kind) ? undefined : thing,
    person: ofPerson ? told.name : told.person,
    role_id: role && ROLE_IDS[role as RoleCode],
    version: versionOf(told),
  };
  const kept = Object.entries(known).filter(([, value]) => value !== null && value !== undefined);
  const parsed = logDetailsSchema.safeParse(Object.fromEntries(kept));
  return parsed.success ? parsed.data : {};
}
