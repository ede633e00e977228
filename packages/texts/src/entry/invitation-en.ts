import { received } from '../en/received.ts';
import { rights } from '../en/rights.ts';
import { roles } from '../en/roles.ts';
import type { TextParts } from '../engine.ts';
import { frameEn } from './frame-en.ts';

/** What the page of an invitation says to who is not signed in, in English. */
export const en = { ...frameEn, rights, roles, team: { received } } satisfies TextParts;
