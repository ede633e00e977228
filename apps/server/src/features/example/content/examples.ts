import type { Segment } from '@pv/contract';
import type { Example } from './example.ts';
import { ORDERED, RESEARCH, SUPERVISED } from './research.ts';
import { ACCELERATED, FIRST_STARTUP } from './startups.ts';
import { THESIS } from './thesis.ts';

/** The example that suits each group of people. */
export const EXAMPLES: Readonly<Record<Segment['slug'], Example>> = {
  students: THESIS,
  'scientific-supervisors': SUPERVISED,
  departments: RESEARCH,
  'r-and-d-customers': ORDERED,
  'aspiring-entrepreneurs': FIRST_STARTUP,
  'business-accelerators': ACCELERATED,
};
