import { isAuthorSide, type ProfileFields } from '@pv/contract';
import {
  type FactName,
  type FormSubject,
  formTerm,
  noFacts,
  type PaperFacts,
  quoted,
  WORKS,
} from '@pv/gost/forms';
import { translateDynamic } from '@pv/texts';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { profiles, users } from '../../../db/schema/index.ts';
import { heldRoles, memberOf, type ProjectState } from '../../approval/public.ts';
import { loadTitleSource, signedName, type TitleSource } from '../../document/public.ts';
import { aimOf, planStages, subjectOf } from '../../form/public.ts';
import { loadPassport } from '../../passport/public.ts';
import { toldTexts } from './told-texts.ts';
import { ventureTexts } from './venture-texts.ts';

type Texts = Partial<Record<FactName, string>>;

const fullName = (person: { lastName: string; firstName: string; middleName: string }) =>
  [person.lastName, person.firstName, person.middleName].filter(Boolean).join(' ');

/** The work and its people. */
function workTexts(subject: FormSubject, source: TitleSource, { project }: ProjectState): Texts {
  const of = (role: 'author' | 'supervisor') =>
    subject.people.filter((person) => person.role === role);
  const [author] = of('author');
  const [supervisor] = of('supervisor');
  const { startsAt, endsAt } = project;
  return {
    title: quoted(subject.title),
    annotation: project.annotation,
    work: WORKS[subject.work].genitive,
    workName: WORKS[subject.work].nominative,
    institution: subject.institution,
    department: subject.department,
    city: source.city,
    term: startsAt || endsAt ? formTerm(startsAt, endsAt) : '',
    author: of('author')
      .map((person) => person.fullName)
      .join(', '),
    authorSigned: author?.signedName ?? '',
    group: source.students[0]?.group ?? '',
    authorContacts: source.students[0]?.email ?? '',
    supervisor: of('supervisor')
      .map(({ fullName: name, about }) => [name, about].filter(Boolean).join(', '))
      .join('; '),
    supervisorSigned: supervisor?.signedName ?? '',
  };
}

/** Who makes the work and who leads it: those who only judge it are not of the team that a paper tells of. */
function teamOf({ team }: TitleSource, state: ProjectState): PaperFacts['team'] {
  const held = heldRoles(state.team);
  const told = team.map((person) => ({
    person,
    founds: isAuthorSide(person.role, held),
    leads: person.role === 'supervisor' || person.role === 'mentor',
  }));
  return told
    .filter(({ founds, leads }) => founds || leads)
    .map(({ person, founds }) => ({
      fullName: fullName(person),
      signedName: signedName(person),
      role: translateDynamic('ru', `roles.${person.role}`),
      place: person.affiliation,
      contacts: person.email,
      founds,
    }));
}

/** The first text of those that says anything, by name. */
function firstTold(...sources: readonly Texts[]): PaperFacts['texts'] {
  const told = sources.map((source) =>
    Object.fromEntries(Object.entries(source).filter(([, text]) => text.trim() !== '')),
  );
  return Object.assign({}, noFacts().texts, ...told.toReversed());
}

/** All that papers of a project are filled with, for a member of its team. */
export async function projectFacts(
  executor: Executor,
  state: ProjectState,
  userId: string,
): Promise<PaperFacts> {
  const source = await loadTitleSource(executor, state);
  const { role } = memberOf(state, userId);
  const passport = await loadPassport(executor, { projectId: state.project.id, role });
  const subject = subjectOf(state, source);
  const { fields, evidence } = passport;
  const finish = state.stages.find(({ kind }) => kind === 'finish');
  const work = workTexts(subject, source, state);
  return {
    texts: firstTold(work, { goal: aimOf(state) }, ventureTexts(passport), toldTexts(state), {
      // without a company its author answers for the venture
      side: work.author ?? '',
      results: finish?.plannedResult ?? '',
    }),
    team: teamOf(source, state),
    stages: planStages(state),
    spending: fields.spending,
    milestones: fields.milestones,
    revenue: fields.revenue,
    evidence: evidence.map(({ level, text }) => ({ level, text: text || 'Файл в проекте' })),
  };
}

/** Whether a profile is that of somebody who supervises others' works rather than writes his own. */
const supervises = ({ group, academic_degree: degree, post }: ProfileFields) =>
  group.trim() === '' && `${degree}${post}`.trim() !== '';

/** What a paper of no project is filled with: what the caller has told of himself. */
export async function ownFacts(executor: Executor, userId: string): Promise<PaperFacts> {
  const [row] = await executor
    .select({ fields: profiles.fields, email: users.email })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.userId, userId));
  if (!row) return noFacts();
  const { fields, email } = row;
  const names = {
    lastName: fields.last_name,
    firstName: fields.first_name,
    middleName: fields.middle_name,
  };
  const [name, sign] = [fullName(names), signedName(names)];
  const place = {
    institution: fields.institution || fields.work_place,
    department: fields.department,
    city: fields.city,
  };
  const own: Texts = supervises(fields)
    ? { supervisor: name, supervisorSigned: sign }
    : { author: name, authorSigned: sign, group: fields.group, authorContacts: email, side: name };
  return { ...noFacts(), texts: firstTold(own, place) };
}
