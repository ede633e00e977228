const WHAT = {
  terms: 'следующие термины с соответствующими определениями',
  abbreviations: 'следующие сокращения и обозначения',
} as const;

/** The phrase with which a list opens, without a colon (GOST 7.32-2017 clauses 5.5.2 and 5.6.1). */
export function openingPhrase(list: keyof typeof WHAT, work?: 'report' | 'thesis'): string {
  const where = work === 'report' ? 'настоящем отчете о НИР' : 'настоящей работе';
  return `В ${where} применяют ${WHAT[list]}`;
}
