export { dayFormat } from './day-format.ts';
export { createTextEngine, type TextEngine, type TextParts, type Texts } from './engine.ts';
export type { ParamsOf, PlainTextKey, TextKey, TextParams, Translate } from './keys.ts';
export {
  isLocale,
  LOCALES,
  type Locale,
  localeFromHeader,
  localeInSearch,
  wantedLanguages,
} from './locale.ts';
export type { TranslationOf } from './shape.ts';
export { translate, translateDynamic } from './translate.ts';
export { zoneName } from './zone-name.ts';
