import { lazy } from 'react';
import { drawnPart } from '../../ui/drawn-part.tsx';

const letter = () => import('./form/letter.ts');

/** The letter to the support: a reader of its page does not load it. */
export const form = drawnPart(async () => (await letter()).SupportForm);
/** It comes with the letter, which it stands in for. */
export const SentNotice = lazy(async () => ({ default: (await letter()).SentNotice }));
/** For signed-in people alone. */
export const OwnRequests = lazy(async () => ({
  default: (await import('./OwnRequests.tsx')).OwnRequests,
}));
