import type { PlanStage } from '../calendar-plan.ts';

/** What a template may name between braces; an empty text is a line to fill. */
export const FACTS = [
  // the work and its people
  'title',
  'annotation',
  'work',
  'workName',
  'institution',
  'department',
  'city',
  'term',
  'author',
  'authorSigned',
  'group',
  'authorContacts',
  'supervisor',
  'supervisorSigned',
  // what the team has told of its task
  'relevance',
  'goal',
  'tasks',
  'object',
  'subject',
  'methods',
  'novelty',
  'significance',
  'initialData',
  'requirements',
  'results',
  // the passport of a venture
  'slogan',
  'industry',
  'market',
  'lot',
  'stage',
  'readiness',
  'problem',
  'solution',
  'product',
  'technology',
  'property',
  'groundwork',
  'volume',
  'marketNote',
  'segments',
  'businessModel',
  'prices',
  'economics',
  'channels',
  'traction',
  'competitors',
  'advantage',
  'ask',
  'ownMoney',
  'raised',
  'risks',
  // the company, and who answers for the venture with or without one
  'company',
  'side',
  'inn',
  'ogrn',
  'region',
  'website',
  'contacts',
] as const;
export type FactName = (typeof FACTS)[number];

/** A person as a table of the team names him; empty where nothing is known. */
export interface TeamRow {
  fullName: string;
  signedName: string;
  role: string;
  place: string;
  contacts: string;
  /** Of the author side: signs what the team agrees on. */
  founds: boolean;
}

/** All that papers are filled with. */
export interface PaperFacts {
  texts: Readonly<Record<FactName, string>>;
  team: readonly TeamRow[];
  stages: readonly PlanStage[];
  /** Roubles. */
  spending: readonly { title: string; amount: number }[];
  milestones: readonly { title: string; until: string }[];
  revenue: readonly { year: number; amount: number; fact: boolean }[];
  evidence: readonly { level: number; text: string }[];
}

/** Nothing known: a blank paper. */
export function noFacts(): PaperFacts {
  const texts = Object.fromEntries(FACTS.map((name) => [name, ''])) as Record<FactName, string>;
  return { texts, team: [], stages: [], spending: [], milestones: [], revenue: [], evidence: [] };
}
