/** Ready sets of criteria, by what is marked. */
export const CRITERIA_SETS = ['defence', 'research', 'pitch_idea', 'pitch_mvp', 'umnik'] as const;
export type CriteriaSetCode = (typeof CRITERIA_SETS)[number];

/** What is marked, with its part of the result in percent. */
interface SetCriterion {
  title: string;
  weight: number;
  /** What each of the set's `marks` means here, where that differs from the other criteria. */
  words?: readonly string[];
}

/** Criteria with their scale. A mark that has no words means what the next lower one means. */
export interface CriteriaSet {
  title: string;
  min: number;
  max: number;
  /** The marks that have words. */
  marks: readonly number[];
  /** What they mean in every criterion that has no words of its own. */
  bands?: readonly string[];
  criteria: readonly SetCriterion[];
}

type CriteriaSets = Readonly<Record<CriteriaSetCode, CriteriaSet>>;

/** Loads the ready sets in a language; only the form of an event needs them. */
export const LOAD_CRITERIA: Readonly<Record<'ru' | 'en', () => Promise<CriteriaSets>>> = {
  ru: async () => (await import('./criteria.ru.json', { with: { type: 'json' } })).default,
  en: async () => (await import('./criteria.en.json', { with: { type: 'json' } })).default,
};
