import { en } from './en/index.ts';
import { createTextEngine, type TextEngine } from './engine.ts';
import type { ParamsOf, TextKey, TextParams } from './keys.ts';
import type { Locale } from './locale.ts';
import { ru } from './ru/index.ts';

let engine: TextEngine | undefined;

/** Both languages, held in memory from the first call on. */
function both(): TextEngine {
  if (engine) return engine;
  engine = createTextEngine();
  engine.add('ru', ru);
  engine.add('en', en);
  return engine;
}

/** The text of `key` in `locale`, with the placeholders filled. */
export function translate<K extends TextKey>(
  locale: Locale,
  key: K,
  ...params: ParamsOf<K>
): string {
  return both().translator(locale)(key, ...params);
}

/** As `translate`, for a key known only at run time; a key that is not ours is given back as it is. */
export function translateDynamic(locale: Locale, key: string, params?: TextParams): string {
  return both().dynamic(locale, key, params);
}
