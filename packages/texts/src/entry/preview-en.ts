import { articles } from '../en/articles.ts';
import { home } from '../en/home.ts';
import type { TextParts } from '../engine.ts';
import { frameEn } from './frame-en.ts';

/** What stands around a text that is not published yet, in English. */
export const en = { ...frameEn, home, publication: articles } satisfies TextParts;
