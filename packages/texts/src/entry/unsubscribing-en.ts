import { unsubscribing } from '../en/unsubscribing.ts';
import type { TextParts } from '../engine.ts';
import { frameEn } from './frame-en.ts';

/** What the link under a mail opens, in English. */
export const en = { ...frameEn, notifications: unsubscribing } satisfies TextParts;
