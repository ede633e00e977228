/** Papers that are made by filling a template, in the order of the list. */
export const PAPER_TEMPLATES = [
  'topic_application',
  'individual_plan',
  'supervisor_review',
  'review',
  'annotation',
  'research_terms',
  'introduction_note',
  'customer_terms',
  'research_contract',
  'startup_passport',
  'budget',
  'grant_plan',
  'founders_agreement',
  'nda',
] as const;
export type PaperTemplateName = (typeof PAPER_TEMPLATES)[number];
