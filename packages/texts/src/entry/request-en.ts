import { supportLetter } from '../en/support-letter.ts';
import { supportRequest } from '../en/support-request.ts';
import type { TextParts } from '../engine.ts';
import { frameEn } from './frame-en.ts';

/** What the page of a request to the support says to who has come by its secret link, in English. */
export const en = {
  ...frameEn,
  support: { ...supportLetter, ...supportRequest },
} satisfies TextParts;
