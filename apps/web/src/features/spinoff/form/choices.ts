import {
  proposedRoles,
  type RequestOf,
  ROLE_IDS,
  type RoleCode,
  roleOf,
  type SpinoffOffer,
  type spinoffEndpoints,
} from '@pv/contract';
import type { SpinoffDraft } from './draft.ts';

/** What may be ticked: its kind and its id. */
export type ChoiceKey = `${'text' | 'file' | 'document' | 'person'}:${string}`;

type Person = SpinoffOffer['people'][number];

/** Whether something is taken along: as at first unless it was toggled. */
export function isTicked(
  { toggled }: Pick<SpinoffDraft, 'toggled'>,
  key: ChoiceKey,
  atFirst = true,
): boolean {
  return toggled.includes(key) !== atFirst;
}

/** The keys of what is ticked otherwise than at first, after one more was toggled. */
export function toggle(toggled: readonly string[], key: ChoiceKey): string[] {
  return toggled.includes(key) ? toggled.filter((one) => one !== key) : [...toggled, key];
}

/** The role that somebody is proposed for: the chosen one as long as the founder may offer it. */
export function proposedRole(
  { role_id, user_id }: Person,
  { role, roles }: Pick<SpinoffDraft, 'role' | 'roles'>,
): RoleCode | undefined {
  const possible = proposedRoles(roleOf(role_id), role);
  const chosen = roles[user_id];
  return chosen && possible.includes(chosen) ? chosen : possible[0];
}

type StartBody = RequestOf<typeof spinoffEndpoints.create>['body'];

/** The request that the form stands for; what the work does not offer any more is left out. */
export function requestOf(offer: SpinoffOffer, draft: SpinoffDraft): StartBody {
  const people = offer.people.flatMap((person) => {
    const role = proposedRole(person, draft);
    const ticked = isTicked(draft, `person:${person.user_id}`);
    return ticked && role ? [{ user_id: person.user_id, role_id: ROLE_IDS[role] }] : [];
  });
  return {
    request_id: draft.request_id,
    title: draft.title,
    role_id: ROLE_IDS[draft.role],
    template: draft.template,
    ...(draft.template && draft.template_code && { template_code: draft.template_code }),
    texts: offer.texts.map(({ key }) => key).filter((key) => isTicked(draft, `text:${key}`)),
    files: offer.files
      .filter(({ id, chosen }) => isTicked(draft, `file:${id}`, chosen))
      .map(({ id }) => id),
    documents: offer.documents
      .map(({ id }) => id)
      .filter((id) => isTicked(draft, `document:${id}`)),
    people,
  };
}
