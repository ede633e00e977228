import type { SectionKind } from '@pv/editor-schema';
import bmstu from './data/bmstu.json' with { type: 'json' };
import research from './data/gost-7.32-2017.json' with { type: 'json' };
import design from './data/gost-r-2.105-2019.json' with { type: 'json' };
import article from './data/gost-r-7.0.7-2021.json' with { type: 'json' };
import dissertation from './data/gost-r-7.0.11-2011.json' with { type: 'json' };
import autoreferat from './data/gost-r-7.0.11-2011-autoreferat.json' with { type: 'json' };
import mirea from './data/mirea.json' with { type: 'json' };
import susu from './data/susu.json' with { type: 'json' };
import thesis from './data/thesis.json' with { type: 'json' };
import type { ParameterName } from './parameters.ts';

/**
 * A work has a title page, contents and parts that begin a page; an article runs on without them; an
 * autoreferat has a cover and runs on.
 */
export type DocumentForm = 'work' | 'article' | 'autoreferat';

/** What a profile formats, as its title page calls it. */
export type ProfileWork = 'report' | 'thesis' | 'dissertation' | 'autoreferat' | 'note';

/** A block of a title page as a profile lists it: its kind, or what it says as long as nobody says otherwise. */
export type ListedBlock = string | { kind: string; text: string };

/** A profile as its data file gives it; what it leaves out is that of the profile which it extends. */
export interface ProfileData {
  id: string;
  name: { ru: string; en: string };
  level: 'standard' | 'university';
  extends: string | null;
  /** What the clauses beside the values are of. */
  document: string;
  form?: DocumentForm;
  work?: ProfileWork;
  /** Each value with the clause that it comes from. */
  values: Partial<Record<ParameterName, readonly [value: string | number, clause: string]>>;
  /** Headings of elements that have no parameter of their own; an empty one is as it is typed. */
  titles?: Partial<Record<SectionKind, string>>;
  /** The clause that `required` and `order` are by, where it is not clause 4. */
  structureClause?: string;
  required?: readonly SectionKind[];
  /** Kinds of sections in the order in which they stand. */
  order?: readonly SectionKind[];
  /** What a new document begins with: kinds and titles. */
  sections?: readonly (readonly [SectionKind, string])[];
  titleBlocks?: readonly ListedBlock[];
}

/** Where the value of a parameter comes from. */
export interface ParameterSource {
  /** Who gives it: a standard, a university, a published profile of the team's own, or the writer himself. */
  level: ProfileData['level'] | 'taken' | 'own';
  document: string;
  clause: string;
}

/** The built-in profiles, in the order in which a list shows them; a test holds every file to this shape. */
export const PROFILE_DATA = [
  thesis,
  research,
  dissertation,
  autoreferat,
  design,
  article,
  mirea,
  bmstu,
  susu,
] as unknown as readonly ProfileData[];
