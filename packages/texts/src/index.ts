export { createTextEngine, type TextEngine, type TextParts, type Texts } from './engine.ts';
export type {
  ParamsOf,
  PlainTextKey,
  TextKey,
  TextParams,
  Translate,
  TranslationOf,
} from './keys.ts';
export {
  dayFormat,
  isLocale,
  LOCALES,
  type Locale,
  localeFromHeader,
  localeInSearch,
  wantedLanguages,
} from './locale.ts';
export { translate, translateDynamic } from './translate.ts';
export { zoneName } from './zone-name.ts';
