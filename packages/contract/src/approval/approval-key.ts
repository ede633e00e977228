import type { ProjectType } from '../kinds/kinds.ts';

/** The codes of what a project ends with. */
const OF_FINAL = /^(final_report(_expected)?|([a-z]+_)?final)$/;
type Named = 'status' | 'missing' | 'lacks' | 'asked';

/** The key of the text of a code: some are called otherwise in an article, which ends with a manuscript. */
export function approvalKey(named: Named, code: string, type?: ProjectType): string {
  return type === 'article' && OF_FINAL.test(code)
    ? `approval.article.${named}.${code}`
    : `approval.${named}.${code}`;
}
