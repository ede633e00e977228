import { type PassportFields, VENTURE_STAGES } from '../passport/views.ts';
import type { ProfileFields } from '../user/profile.ts';
import type {
  FundingCriterion,
  FundingRecordBody,
  LeaderStanding,
  SimpleCriterion,
} from './record.ts';
import { type CallDays, type CallState, callDays } from './window.ts';

/** What is known of a venture and of whoever leads it. */
export interface FundingFacts {
  leader: Pick<ProfileFields, 'birth_date'> & {
    /** Null where it is not known; empty for somebody who is none of it. */
    standing: readonly LeaderStanding[] | null;
  };
  passport: Pick<
    PassportFields,
    'stage' | 'lot' | 'legal_form' | 'registered_at' | 'region' | 'revenue' | 'cofinancing' | 'won'
  >;
  readiness: number | null;
  /** The level that files of the project show; what is above it is declared only. */
  confirmed: number | null;
}

/** How one demand is met: `unknown` lacks a fact, `missing` can be mended, `no` cannot. */
export const VERDICTS = ['fits', 'unknown', 'missing', 'no'] as const;
export type FundingVerdict = (typeof VERDICTS)[number];

/** Where what is missing is filled in. */
export const FILL_PLACES = ['passport', 'readiness', 'profile', 'source'] as const;
export type FillPlace = (typeof FILL_PLACES)[number];

/** Why a demand is met or not, a key of the texts; each belongs to one verdict. */
export const REASON_VERDICT = {
  ok: 'fits',
  declared: 'fits',
  unknown: 'unknown',
  age_unknown: 'unknown',
  undated: 'unknown',
  low: 'missing',
  register: 'missing',
  after_win: 'missing',
  lacks: 'missing',
  later: 'missing',
  young: 'no',
  old: 'no',
  high: 'no',
  other: 'no',
  too_old: 'no',
  won_before: 'no',
  closed: 'no',
} as const satisfies Record<string, FundingVerdict>;
export type FundingReason = keyof typeof REASON_VERDICT;
export const FUNDING_REASONS = Object.keys(REASON_VERDICT) as [FundingReason, ...FundingReason[]];

/** What is found of one demand. */
export interface SimpleFinding {
  criterion: SimpleCriterion;
  verdict: FundingVerdict;
  reason: FundingReason;
  /** What it is now: a number, a code, or words; null where nothing is known or it is nobody's business. */
  fact: string | number | null;
  fill: FillPlace | null;
}

/** Of several demands of which one is enough: the best of them, and all. */
export interface AnyFinding extends Omit<SimpleFinding, 'criterion'> {
  criterion: Extract<FundingCriterion, { kind: 'one_of' }>;
  of: SimpleFinding[];
}

export type FundingFinding = SimpleFinding | AnyFinding;

/** How records are told apart: in `unknown` nothing speaks against one, but facts about the venture lack. */
export const FUNDING_GROUPS = ['fits', 'almost', 'unknown', 'no'] as const;
export type FundingGroup = (typeof FUNDING_GROUPS)[number];

/** What comes of a record for a venture. */
export interface FundingMatch {
  group: FundingGroup;
  call: CallDays;
  /** The same as a demand like the others: whether applications are taken. */
  days: { verdict: FundingVerdict; reason: FundingReason };
  findings: FundingFinding[];
}

type Said = [FundingReason, SimpleFinding['fact']?];

/** Full years from one day to another. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

function within(value: number, from: number | undefined, to: number | undefined): Said {
  if (from !== undefined && value < from) return ['low', value];
  if (to !== undefined && value > to) return ['high', value];
  return ['ok', value];
}

type Judge<C> = (criterion: C, facts: FundingFacts, day: string) => Said;
type Judges = { [C in SimpleCriterion as C['kind']]: Judge<C> };

/** What is said of each kind of demand. `day` is the one on which it has to be met. */
const JUDGES: Judges = {
  age({ from, to }, { leader: { birth_date: born } }, day) {
    if (!born) return ['unknown'];
    const [reason, age] = within(yearsBetween(born, day), from, to);
    if (reason === 'ok') return ['ok', age];
    return [reason === 'low' ? 'young' : 'old', age];
  },
  standing({ any }, { leader: { standing } }) {
    if (!standing) return ['unknown'];
    const found = any.find((one) => standing.includes(one));
    return found ? ['ok', found] : ['other', standing[0] ?? null];
  },
  legal({ any, max_years: most, after_win: later }, { passport }, day) {
    const { legal_form: form, registered_at: since } = passport;
    if (!form) return ['unknown'];
    if (form === 'none')
      return [any.includes('none') ? (later ? 'after_win' : 'ok') : 'register', form];
    if (!any.includes(form)) return ['other', form];
    if (most === undefined) return ['ok', form];
    if (!since) return ['age_unknown', form];
    // not older than two years is still so on the day itself
    const years = yearsBetween(since, day);
    const over = years > most || (years === most && since.slice(5) !== day.slice(5));
    return over ? ['too_old', since] : ['ok', form];
  },
  readiness({ from, to }, { readiness, confirmed }) {
    if (readiness === null) return ['unknown'];
    const said = within(readiness, from, to);
    const declared = said[0] === 'ok' && from !== undefined && (confirmed ?? 0) < from;
    return declared ? ['declared', readiness] : said;
  },
  stage({ from, to }, { passport: { stage } }) {
    if (!stage) return ['unknown'];
    const at = (one: typeof from) => (one ? VENTURE_STAGES.indexOf(one) : undefined);
    const [reason] = within(VENTURE_STAGES.indexOf(stage), at(from), at(to));
    return [reason, stage];
  },
  lot({ any }, { passport: { lot } }) {
    if (!lot) return ['unknown'];
    return [any.includes(lot) ? 'ok' : 'other', lot];
  },
  region({ any }, { passport: { region } }) {
    const own = region.trim().toLowerCase();
    if (!own) return ['unknown'];
    const found = any.some((one) => own.includes(one.toLowerCase()));
    return [found ? 'ok' : 'other', region.trim()];
  },
  revenue({ from, to, years }, { passport: { revenue } }, day) {
    const facts = revenue.filter(({ fact }) => fact);
    if (facts.length === 0) return ['unknown'];
    const last = Number(day.slice(0, 4));
    const counted = facts.filter(({ year }) => year <= last && year > last - years - 1);
    const sum = counted
      .toSorted((one, other) => other.year - one.year)
      .slice(0, years)
      .reduce((all, { amount }) => all + amount, 0);
    return within(sum, from, to);
  },
  cofinancing: ({ from }, { passport: { cofinancing } }) =>
    cofinancing === null ? ['unknown'] : within(cofinancing, from, undefined),
  won({ any, none }, { passport: { won } }) {
    const before = none?.find((code) => won.includes(code));
    if (before) return ['won_before', before];
    if (!any || any.length === 0) return ['ok'];
    const found = any.find((code) => won.includes(code));
    return found ? ['ok', found] : ['lacks'];
  },
};

const PLACE: Record<SimpleCriterion['kind'], FillPlace> = {
  age: 'profile',
  standing: 'profile',
  legal: 'passport',
  readiness: 'readiness',
  stage: 'passport',
  lot: 'passport',
  region: 'passport',
  revenue: 'passport',
  cofinancing: 'passport',
  won: 'passport',
};

function judge(criterion: SimpleCriterion, facts: FundingFacts, day: string): SimpleFinding {
  // one entry a kind: the kind of the criterion chooses the judge of its own
  const judgeOf = JUDGES[criterion.kind] as Judge<SimpleCriterion>;
  const [reason, fact = null] = judgeOf(criterion, facts, day);
  const verdict: FundingVerdict = REASON_VERDICT[reason];
  // before the win there is nothing to fill in
  const lacking = verdict === 'unknown' || verdict === 'missing';
  const open = reason === 'declared' || (lacking && reason !== 'after_win');
  return { criterion, verdict, reason, fact, fill: open ? PLACE[criterion.kind] : null };
}

type Ranked = Pick<SimpleFinding, 'verdict'>;
const rank = ({ verdict }: Ranked) => VERDICTS.indexOf(verdict);

function find(criterion: FundingCriterion, facts: FundingFacts, day: string): FundingFinding {
  if (criterion.kind !== 'one_of') return judge(criterion, facts, day);
  const of = criterion.of.map((one) => judge(one, facts, day));
  const best = of.toSorted((one, other) => rank(one) - rank(other))[0] as SimpleFinding;
  const { verdict, reason, fact, fill } = best;
  return { criterion, verdict, reason, fact, fill, of };
}

const CALL_REASON: Record<CallState, FundingReason> = {
  open: 'ok',
  always: 'ok',
  later: 'later',
  undated: 'undated',
  closed: 'closed',
};

/** With more than so many demands to grow into, money is not nearly there. */
const MOST_MISSING = 2;

function groupOf(days: Ranked, findings: readonly Ranked[]): FundingGroup {
  const count = (verdict: FundingVerdict) =>
    findings.filter((one) => one.verdict === verdict).length;
  if (days.verdict === 'no' || count('no') > 0 || count('missing') > MOST_MISSING) return 'no';
  if (count('unknown') > 0) return 'unknown';
  return days.verdict === 'fits' && count('missing') === 0 ? 'fits' : 'almost';
}

/**
 * Whether a venture may have the money of a record: each demand with a verdict and its reason. It fits where
 * all are met, nearly does where one or two are missing that can be mended, and is not judged where facts
 * lack. Age and the age of a legal person are counted on the last day of the call.
 */
export function matchFunding(
  { criteria, windows }: Pick<FundingRecordBody, 'criteria' | 'windows'>,
  facts: FundingFacts,
  today: string,
): FundingMatch {
  const call = callDays(windows, today);
  const reason = CALL_REASON[call.state];
  const days = { verdict: REASON_VERDICT[reason], reason };
  const day = call.to && call.to > today ? call.to : today;
  const findings = criteria.map((criterion) => find(criterion, facts, day));
  return { group: groupOf(days, findings), call, days, findings };
}

const SORTED: readonly CallState[] = ['open', 'always', 'later', 'undated', 'closed'];

/** The order of calls: by the end of the open one, then those of any time, then by their beginning. */
export function compareCalls(one: CallDays, other: CallDays): number {
  const state = SORTED.indexOf(one.state) - SORTED.indexOf(other.state);
  if (state !== 0) return state;
  const by = (call: CallDays) => (call.state === 'later' ? call.from : call.to) ?? '';
  return by(one).localeCompare(by(other));
}

type Placed = Pick<FundingMatch, 'call' | 'days'> & { findings: readonly Ranked[] };
const unmet = ({ days, findings }: Placed) =>
  [days, ...findings].filter(({ verdict }) => verdict !== 'fits').length;

/** The order of records in a group: by how many demands are not met, the days of the call among them; then by these. */
export const compareFunding = (one: Placed, other: Placed): number =>
  unmet(one) - unmet(other) || compareCalls(one.call, other.call);

const INVESTED: readonly unknown[] = ['share', 'loan', 'convertible'];

/** The order of money for a work of science: that for its people by age and studies first, that of investors last. */
export function scienceRank({ form, criteria }: Pick<FundingRecordBody, 'form' | 'criteria'>) {
  if (criteria.some(({ kind }) => kind === 'age' || kind === 'standing')) return 0;
  return INVESTED.includes(form) ? 2 : 1;
}

type Schooling = Pick<
  ProfileFields,
  'education_level' | 'institution' | 'group' | 'academic_degree'
>;
const STUDYING: readonly unknown[] = ['vocational', 'bachelor', 'specialist', 'master'];

/**
 * Who somebody is for calls, by his profile: a student has a group in a place of study; whether somebody with
 * a place and without a group studies still is not known.
 */
export function standingOf(profile: Schooling): LeaderStanding[] | null {
  const { education_level: level, institution, group, academic_degree: degree } = profile;
  const found: LeaderStanding[] = [];
  if (level === 'doctor' || /доктор|д-р|doctor/i.test(degree)) found.push('doctor');
  if (level === 'candidate' || /канд|candidate|ph\.?\s?d/i.test(degree)) found.push('candidate');
  if (level === 'postgraduate') found.push('postgraduate', 'student');
  const studies = STUDYING.includes(level) && institution.trim() !== '';
  if (studies && group.trim() !== '') found.push('student');
  if (found.length > 0) return found;
  return level === null || studies ? null : [];
}
