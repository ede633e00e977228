import { formDay } from '../days.ts';
import {
  DAY_BLANK,
  type FieldPiece,
  type FormPiece,
  LONG_BLANK,
  NAME_BLANK,
  orBlank,
} from '../form.ts';
import { institutionLines, quoted } from '../head.ts';
import type { FormPerson, FormRole } from '../people.ts';
import type { FormWork } from '../works.ts';
import type { HeardKind, HeardMaterial } from './words.ts';

/** Somebody of the committee. */
export interface Seat {
  id: string;
  role: 'chair' | 'secretary' | 'member';
  /** «Орлов Игорь Павлович» */
  fullName: string;
  /** «И. П. Орлов» */
  signedName: string;
  /** Degree, post. */
  about: string;
}

/** What is marked, with its part of the whole in percent. */
export interface HeardCriterion {
  id: string;
  title: string;
  percent: number;
}

/** A work that was heard, is still to be heard, or to which nobody came. */
export interface HeardWork {
  work: FormWork;
  title: string;
  institution: string;
  department: string;
  people: readonly FormPerson[];
  absent: boolean;
  materials: readonly { material: HeardMaterial; there: boolean }[];
  questions: readonly { asker: string; text: string; answer: string }[];
  /** Members who may not mark it, and what they are in the work. */
  excluded: readonly { seatId: string; role: FormRole | null }[];
  /** Null until the chair has closed it. */
  outcome: {
    result: number | null;
    place: number | null;
    /** Whether the highest and the lowest result were left out. */
    trimmed: boolean;
    marked: { done: number; of: number };
    /** The members' mean by criterion. */
    means: Readonly<Record<string, number>>;
    /** What each member has given, by seat. */
    sheets: Readonly<
      Record<string, { marks: Readonly<Record<string, number | null>>; result: number | null }>
    >;
  } | null;
  decision: string;
  mark: string;
}

/** A committee's day: a defence, a board of examiners, a pitch session. */
export interface HeardEvent {
  kind: HeardKind;
  title: string;
  /** «2026-06-18» */
  day: string | null;
  startsAt: string;
  /** The clock, after «время». */
  clock: string;
  place: string;
  scale: { min: number; max: number };
  criteria: readonly HeardCriterion[];
  committee: readonly Seat[];
  works: readonly HeardWork[];
}

/** «4,35»; a dash for what there is not. */
export const numberWord = (value: number | null | undefined): string =>
  value === null || value === undefined ? '—' : String(value).replace('.', ',');

/** Their common value, or nothing where they differ. */
const common = (values: readonly string[]): string =>
  new Set(values).size === 1 ? (values[0] ?? '') : '';

/** The institution of all works, or a line to fill where they come from several. */
export function heardHead(works: readonly HeardWork[]): FormPiece[] {
  return institutionLines({
    institution: common(works.map(({ institution }) => institution)),
    department: common(works.map(({ department }) => department)),
  });
}

/** What is heard, when and where. */
export function occasion(event: HeardEvent): FieldPiece[] {
  const { day, startsAt, clock } = event;
  const when = day ? `${formDay(day)}, начало в ${startsAt} (время ${clock})` : DAY_BLANK;
  return [
    { kind: 'field', label: 'Мероприятие', value: quoted(event.title) },
    { kind: 'field', label: 'Дата', value: when },
    { kind: 'field', label: 'Место', value: orBlank(event.place, LONG_BLANK) },
  ];
}

/** «Орлов Игорь Павлович, канд. техн. наук, доцент» */
export const seatName = ({ fullName, about }: Seat): string =>
  orBlank([fullName, about].filter((part) => part.trim() !== '').join(', '), LONG_BLANK);

/** Of a seat, or of one that nobody holds, the name under a signature. */
export const signed = (seat: Seat | undefined): string =>
  orBlank(seat?.signedName ?? '', NAME_BLANK);
