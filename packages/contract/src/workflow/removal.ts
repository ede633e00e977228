import { ROLES_BY_TYPE, type RoleCode } from '../kinds/roles.ts';

/** How one member may remove another: at once, with his consent, or not at all. */
export type Removal = 'at_once' | 'consent' | 'no';

type Row = Readonly<Partial<Record<RoleCode, Removal>>>;

const rowFor = (roles: readonly RoleCode[], removal: Removal): Row =>
  Object.fromEntries(roles.map((role) => [role, removal]));

const RESEARCH = ROLES_BY_TYPE.nir;
const STARTUP = ROLES_BY_TYPE.startup;

/**
 * The rules of exclusion: role of who asks, then role of who is to go. What is not listed is not
 * allowed; the creator of a project is never removed, and everybody may leave at once.
 */
export const REMOVALS: Readonly<Record<RoleCode, Row>> = {
  researcher: rowFor(RESEARCH, 'consent'),
  supervisor: { ...rowFor(RESEARCH, 'consent'), researcher: 'at_once' },
  curator: rowFor(RESEARCH, 'consent'),
  founder: { ...rowFor(STARTUP, 'at_once'), founder: 'consent' },
  topmanager: rowFor(STARTUP, 'consent'),
  coordinator: rowFor(STARTUP, 'consent'),
  mentor: {},
  expert: {},
  tracker: {},
};

/** How `requester` may remove `target`, who is not the creator of the project. */
export function removalOf(requester: RoleCode, target: RoleCode): Removal {
  return REMOVALS[requester][target] ?? 'no';
}
