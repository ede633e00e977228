const WHAT = {
  terms: 'следующие термины с соответствующими определениями',
  abbreviations: 'следующие сокращения и обозначения',
} as const;

/**
 * The phrase with which a list opens, without a colon (GOST 7.32-2017 clauses 5.5.2 and 5.6.1).
 * @param workKind what the title page calls the work
 */
export function openingPhrase(list: keyof typeof WHAT, workKind: string): string {
  const report = /научно-исследовательск/iu.test(workKind);
  return `В ${report ? 'настоящем отчете о НИР' : 'настоящей работе'} применяют ${WHAT[list]}`;
}
