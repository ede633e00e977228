import type { RoleCode } from '@pv/contract';
import type { FormPerson, FormRole, FormSubject, FormWork } from '@pv/gost/forms';
import type { ProjectState } from '../../approval/public.ts';
import { postOf, signedName, type TitlePerson, type TitleSource } from '../../document/public.ts';

/** What papers call a role besides the authors; who has another one is not named. */
const ROLES: Readonly<Partial<Record<RoleCode, FormRole>>> = {
  supervisor: 'supervisor',
  curator: 'curator',
  expert: 'expert',
  mentor: 'mentor',
  tracker: 'tracker',
};

function personOf(person: TitlePerson, role: FormRole): FormPerson {
  const { lastName, firstName, middleName, group } = person;
  const student = group.trim() && `группа ${group.trim()}`;
  return {
    role,
    fullName: [lastName, firstName, middleName]
      .map((name) => name.trim())
      .filter(Boolean)
      .join(' '),
    signedName: signedName(person),
    about: role === 'author' ? student : postOf(person),
  };
}

/** The authors of a startup are its founders; where nobody is, the creator. */
function authorsOf({ project }: ProjectState, { students, team }: TitleSource): TitlePerson[] {
  if (project.type !== 'startup') return students;
  const founders = team.filter(({ role }) => role === 'founder');
  return founders.length > 0 ? founders : students;
}

function workOf({ project: { type, category } }: ProjectState): FormWork {
  return type === 'nir' ? (category ?? 'nir') : type;
}

/** What every paper of a project begins and ends with. */
export function subjectOf(state: ProjectState, source: TitleSource): FormSubject {
  const authors = authorsOf(state, source);
  const others = source.team.filter((person) => !authors.includes(person));
  return {
    work: workOf(state),
    title: state.project.title,
    institution: source.institution,
    department: source.department,
    people: [
      ...authors.map((person) => personOf(person, 'author')),
      ...others.flatMap((person) => {
        const role = ROLES[person.role];
        return role ? [personOf(person, role)] : [];
      }),
    ],
  };
}
