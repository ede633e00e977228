import type { TextParts } from '../engine.ts';
import { unsubscribing } from '../ru/unsubscribing.ts';
import { frameRu } from './frame-ru.ts';

/** What the link under a mail opens, in Russian. */
export const ru = { ...frameRu, notifications: unsubscribing } satisfies TextParts;
