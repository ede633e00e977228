/**
 * Symbols of units that are never words, as the source of a regular expression, longest first where
 * one begins another. One-letter symbols are left out: «с», «в», «а», «к» are words, «г.» is a year.
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
