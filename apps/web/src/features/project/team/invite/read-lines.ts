import { emailSchema, mailAddress, type RoleId, TEAM_LIMITS } from '@pv/contract';

/** A role with the words by which it is found in a line. */
export interface NamedRole {
  id: RoleId;
  title: string;
}

/** What is wrong with a line: a key of the texts. */
export type LineProblem =
  | 'team.invite.unreadable'
  | 'team.invite.duplicate'
  | 'team.invite.tooMany'
  | 'team.invite.member'
  | 'team.invite.unknownRole'
  | 'team.invite.noRole'
  | 'team.invite.awaited'
  | 'fields.email_invalid'
  | 'fields.email_cyrillic'
  | 'fields.email_domain';

/** One person of a paste. */
export interface PastedLine {
  /** The address, or the whole line where there is none in it. */
  email: string;
  /** Null where the line names no role. */
  role: RoleId | null;
  problem: LineProblem | null;
}

const ADDRESS = /[^\s<>,;:()"']+@[^\s<>,;:()"']+/g;

/** The addresses that stand in a line, as mail knows them. */
export const addressesIn = (line: string): string[] => (line.match(ADDRESS) ?? []).map(mailAddress);

/** The role whose name stands in the words of a line; the longest name wins. */
function roleIn(words: string, roles: readonly NamedRole[]): RoleId | null {
  const said = words.toLowerCase();
  const fits = roles.filter(({ title }) => {
    const name = title.toLowerCase();
    const main = name.split(' ').at(-1) ?? name;
    return said.includes(name) || said.split(/[^\p{L}-]+/u).includes(main);
  });
  return fits.sort((a, b) => b.title.length - a.title.length)[0]?.id ?? null;
}

/** Words after the address that are no name: they were meant as a role. */
const meantAsRole = (line: string) => {
  const [after = ''] = line.split(ADDRESS).slice(-1);
  return after.split(/[^\p{L}-]+/u).some((word) => /^\p{Ll}/u.test(word));
};

function addressProblem(email: string): LineProblem | null {
  const parsed = emailSchema.safeParse(email);
  if (parsed.success) return null;
  const found = parsed.error.issues[0]?.message;
  if (found === 'email_domain' || found === 'email_cyrillic') return `fields.${found}`;
  return 'fields.email_invalid';
}

function readLine(line: string, roles: readonly NamedRole[]): PastedLine[] {
  const addresses = addressesIn(line);
  if (addresses.length === 0)
    return [{ email: line.trim(), role: null, problem: 'team.invite.unreadable' }];
  const role = roleIn(line.replace(ADDRESS, ' '), roles);
  const unknown = role === null && meantAsRole(line) ? 'team.invite.unknownRole' : null;
  return addresses.map((email) => ({ email, role, problem: addressProblem(email) ?? unknown }));
}

/** Whom the team knows: members with their roles, and addresses whose invitation is not answered. */
interface Known {
  held: ReadonlyMap<string, RoleId>;
  awaited: ReadonlySet<string>;
}

const NOBODY: Known = { held: new Map(), awaited: new Set() };

/**
 * Reads a paste of addresses: one or several in a line, bare or as «Имя <адрес>», with a role in words
 * or without. Every person is judged for himself. Nobody of the team changes his role unless the line names
 * another one, and whoever has an invitation is not invited once more.
 */
export function readLines(
  text: string,
  roles: readonly NamedRole[],
  { held: members, awaited }: Known = NOBODY,
): PastedLine[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const people = lines.flatMap((line) => readLine(line, roles));
  return people.map((person, index) => {
    if (person.problem) return person;
    const before = people.slice(0, index);
    if (before.some(({ email }) => email === person.email)) {
      return { ...person, problem: 'team.invite.duplicate' };
    }
    const held = members.get(person.email);
    if (awaited.has(person.email)) return { ...person, problem: 'team.invite.awaited' };
    if (held && (person.role ?? held) === held) {
      return { ...person, problem: 'team.invite.member' };
    }
    const many = before.filter(({ problem }) => !problem).length >= TEAM_LIMITS.pasteLines;
    return many ? { ...person, problem: 'team.invite.tooMany' } : person;
  });
}
