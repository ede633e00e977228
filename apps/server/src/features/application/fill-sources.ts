import type { ApplicationValue, Passport, ProfileFields } from '@pv/contract';
import { formDay, type PlanStage, roubles } from '@pv/gost/forms';
import { translate } from '@pv/texts';
import type { TextBlock } from '../form/public.ts';
import { type Figure, passportFigures } from '../passport/public.ts';

type Person = Pick<
  ProfileFields,
  | 'institution'
  | 'department'
  | 'group'
  | 'work_place'
  | 'post'
  | 'academic_degree'
  | 'city'
  | 'phone'
  | 'birth_date'
  | 'skills'
  | 'stack'
>;

/** Somebody of a team with what his profile tells. */
export interface FactPerson extends Person {
  fullName: string;
  email: string;
  /** As papers call his role. */
  role: string;
}

/** What is known of a project that asks for money. */
export interface ApplicationFacts {
  title: string;
  annotation: string;
  /** What the whole work is for, as the project tells it. */
  aim: string;
  startsAt: string | null;
  endsAt: string | null;
  /** Text blocks of the task and the concept, without their form. */
  fields: readonly TextBlock[];
  stages: readonly PlanStage[];
  passport: Pick<Passport, 'fields' | 'readiness' | 'confirmed' | 'evidence'>;
  leader: FactPerson | null;
  supervisor: FactPerson | null;
  team: readonly FactPerson[];
}

type Tell = (facts: ApplicationFacts) => ApplicationValue;

const said = (...parts: (string | null | undefined | false)[]) =>
  parts.map((part) => (part || '').trim()).filter(Boolean);
const lines = (...parts: Parameters<typeof said>) => said(...parts).join('\n');
const listed = (...parts: Parameters<typeof said>) => said(...parts).join(', ');
const firstSentence = (text: string) => /^.*?[.!?…](?=\s|$)/s.exec(text.trim())?.[0] ?? text.trim();
const ruDay = (day: string | null) => (day ? formDay(day) : '');

const study = (person: FactPerson | null) =>
  person
    ? listed(
        person.institution || person.work_place,
        person.department,
        person.group && translate('ru', 'applications.paper.group', { group: person.group }),
        person.post,
      )
    : '';
const experience = ({ academic_degree: degree, skills, stack }: FactPerson) =>
  listed(degree, ...skills, ...stack);

const byLine = (figures: readonly Figure[]) =>
  figures.map(({ long, value }) => `${long}: ${value}`);

const market = ({ passport }: ApplicationFacts): string =>
  lines(...byLine(passportFigures(passport).market), passport.fields.market_note);

const economy = ({ passport }: ApplicationFacts): string =>
  lines(passport.fields.prices, ...byLine(passportFigures(passport).economics));

function readiness({ passport }: ApplicationFacts): string {
  if (passport.readiness === null) return '';
  const key = passport.readiness === passport.confirmed ? 'readiness' : 'readinessDeclared';
  return translate('ru', `applications.paper.${key}`, { level: String(passport.readiness) });
}

const asText = (amount: number | null) => (amount === null ? '' : String(amount));

type Words = {
  [K in keyof Passport['fields']]: Passport['fields'][K] extends string | null ? K : never;
}[keyof Passport['fields']];
const word =
  (name: Words): Tell =>
  ({ passport }) =>
    passport.fields[name] ?? '';

/** Every fact that a form may ask for, by the name that forms give it. Nothing told is an empty value. */
export const FILL_SOURCES: Readonly<Record<string, Tell>> = {
  'project.title': ({ title }) => title,
  'project.annotation': ({ annotation }) => annotation,
  'project.aim': ({ aim }) => aim,
  'project.starts_at': ({ startsAt }) => startsAt ?? '',
  'project.ends_at': ({ endsAt }) => endsAt ?? '',
  'leader.name': ({ leader }) => leader?.fullName ?? '',
  'leader.email': ({ leader }) => leader?.email ?? '',
  'leader.phone': ({ leader }) => leader?.phone ?? '',
  'leader.birth': ({ leader }) => leader?.birth_date ?? '',
  'leader.city': ({ leader }) => leader?.city ?? '',
  'leader.study': ({ leader }) => study(leader),
  'supervisor.name': ({ supervisor }) =>
    supervisor ? listed(supervisor.fullName, supervisor.academic_degree, supervisor.post) : '',
  'team.table': ({ team }) =>
    team.map((one) => [one.fullName, one.role, one.email, study(one), experience(one)]),
  'plan.table': ({ stages }) =>
    stages.map(({ title, startsAt, endsAt, goal, plannedResult }) => [
      title,
      ruDay(startsAt),
      ruDay(endsAt),
      plannedResult || goal,
    ]),
  'plan.results': ({ stages }) => lines(...stages.map(({ plannedResult }) => plannedResult)),
  /** What is made, against which problem and for whom; a problem alone is no goal. */
  'venture.goal': ({ passport: { fields } }) =>
    fields.product.trim() &&
    [fields.product, fields.problem, fields.segments].map(firstSentence).filter(Boolean).join(' '),
  'passport.slogan': word('slogan'),
  'passport.industry': word('industry'),
  'passport.nti_market': word('nti_market'),
  'passport.lot': word('lot'),
  'passport.stage': word('stage'),
  'passport.problem': word('problem'),
  'passport.solution': word('solution'),
  'passport.product': word('product'),
  'passport.technology': word('technology'),
  'passport.intellectual_property': word('intellectual_property'),
  'passport.groundwork': word('groundwork'),
  'passport.segments': word('segments'),
  'passport.business_model': word('business_model'),
  'passport.channels': word('channels'),
  'passport.traction': word('traction'),
  'passport.competitors': word('competitors'),
  'passport.advantage': word('advantage'),
  'passport.raised': word('raised'),
  'passport.risks': word('risks'),
  'passport.legal_form': word('legal_form'),
  'passport.legal_name': word('legal_name'),
  'passport.registered_at': word('registered_at'),
  'passport.inn': word('inn'),
  'passport.region': word('region'),
  'passport.website': word('website'),
  'passport.market': market,
  'passport.economy': economy,
  'passport.readiness': readiness,
  'passport.ask_amount': ({ passport }) => asText(passport.fields.ask_amount),
  'passport.cofinancing': ({ passport }) => asText(passport.fields.cofinancing),
  'passport.spending': ({ passport }) =>
    passport.fields.spending.map(({ title, amount }) => [title, roubles(amount)]),
  'passport.revenue': ({ passport }) =>
    passport.fields.revenue.map(({ year, amount, fact }) => [
      String(year),
      roubles(amount),
      translate('ru', `applications.paper.${fact ? 'fact' : 'planned'}`),
    ]),
  'passport.milestones': ({ passport }) =>
    lines(...passport.fields.milestones.map(({ title, until }) => `${formDay(until)} — ${title}`)),
};
