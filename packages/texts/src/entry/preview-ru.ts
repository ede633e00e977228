import type { TextParts } from '../engine.ts';
import { articles } from '../ru/articles.ts';
import { home } from '../ru/home.ts';
import { frameRu } from './frame-ru.ts';

/** What stands around a text that is not published yet, in Russian. */
export const ru = { ...frameRu, home, publication: articles } satisfies TextParts;
