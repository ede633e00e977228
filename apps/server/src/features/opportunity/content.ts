import { DEFAULT_ZONE, dayStart, type OpportunityContent } from '@pv/contract';
import { searchForm } from '../../search-form.ts';

/** The columns that follow from what is typed. */
export function columnsOf(content: OpportunityContent) {
  const { title, organisation, region, text, requirements, terms, deadline } = content;
  return {
    content,
    words: searchForm([title, organisation, region, text, requirements, terms].join('\n')),
    expiresAt: deadline ? dayStart(deadline, DEFAULT_ZONE, 1) : null,
  };
}
