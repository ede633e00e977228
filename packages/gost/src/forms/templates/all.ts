import { LEGAL } from './legal.ts';
import { RESEARCH } from './research.ts';
import { STUDY } from './study.ts';
import type { PaperTemplate } from './template.ts';
import { VENTURE } from './venture.ts';

/** Every paper that is made by filling a template. */
export const PAPER_TEMPLATES = {
  ...STUDY,
  ...RESEARCH,
  ...VENTURE,
  ...LEGAL,
} as const satisfies Record<string, PaperTemplate>;
