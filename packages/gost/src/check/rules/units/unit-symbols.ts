/**
 * Symbols of units that are never words, as the source of a regular expression, longest first where
 * one begins another. One-letter symbols are in `SHORT_UNIT`.
 */
export const UNIT: string = [
  '%|‰|°[CС]',
  'кВт·ч|кВт|МВт|ГВт|мВт|Вт',
  'кГц|МГц|ГГц|Гц|kHz|MHz|GHz|Hz',
  'мкм|нм|мм|см|дм|км',
  'мкг|мг|кг',
  'мкс|мс|нс|мин',
  'кВ|мВ|МВ|мкА|мА|кА|кОм|МОм|Ом',
  'кДж|МДж|Дж|кН|МН|кПа|МПа|ГПа|Па',
  'Кбит|кбит|Мбит|Гбит|бит|Кбайт|кбайт|Мбайт|Гбайт|Тбайт|байт|КБ|МБ|ГБ|ТБ|KB|MB|GB|TB',
  'дБ|моль|лм|лк|мл|га',
].join('|');

/**
 * Symbols of one letter, for a number that is a fraction. «м», «л», «ч» are no words; «ч. 1» is a part
 * of a law, «г.» a year, «т.» begins «т. е.»; «с», «В», «А», «К», «Н» are words too, and stand for a unit
 * only where nothing can follow a preposition: before a sign or at the end.
 */
export const SHORT_UNIT: string =
  '[млч][²³23]?(?!\\.?[ \\u00A0]?\\d)|[гт](?!\\.)|[сВАКН](?=[,;:)/·]|\\.?$)';
