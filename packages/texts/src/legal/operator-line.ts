import type { Locale } from '../locale.ts';

export type OperatorField =
  | 'name'
  | 'inn'
  | 'ogrn'
  | 'address'
  | 'email'
  | 'registry'
  | 'processors'
  | 'responsible';

/** Who runs the installation, each detail in both languages; null where it is not said. */
export type OperatorFacts = Readonly<
  Record<OperatorField, Readonly<Record<Locale, string>> | null>
>;

/** How the numbers of an operator are called. */
export const NUMBERS = {
  ru: { ogrn: 'ОГРН', inn: 'ИНН' },
  en: { ogrn: 'OGRN', inn: 'INN' },
} as const;

/** The operator in one line, for the foot of a page; undefined where no name is known. */
export function operatorLine(facts: OperatorFacts, locale: Locale): string | undefined {
  if (!facts.name) return undefined;
  const numbers = (['inn', 'ogrn'] as const).flatMap((field) => {
    const said = facts[field]?.[locale];
    return said ? [`${NUMBERS[locale][field]}\u00a0${said}`] : [];
  });
  return [facts.name[locale], ...numbers].join(', ');
}
