import type { TextParts } from '../engine.ts';
import { supportLetter } from '../ru/support-letter.ts';
import { supportRequest } from '../ru/support-request.ts';
import { frameRu } from './frame-ru.ts';

/** What the page of a request to the support says to who has come by its secret link, in Russian. */
export const ru = {
  ...frameRu,
  support: { ...supportLetter, ...supportRequest },
} satisfies TextParts;
