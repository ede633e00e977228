import type { TextParts } from '../engine.ts';
import { received } from '../ru/received.ts';
import { rights } from '../ru/rights.ts';
import { roles } from '../ru/roles.ts';
import { frameRu } from './frame-ru.ts';

/** What the page of an invitation says to who is not signed in, in Russian. */
export const ru = { ...frameRu, rights, roles, team: { received } } satisfies TextParts;
