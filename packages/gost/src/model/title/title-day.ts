const NUMBERS = '\\d{1,2}\\.\\d{1,2}\\.\\d{4}';
const MONTH =
  '(?:(?:январ|феврал|апрел|июн|июл|сентябр|октябр|ноябр|декабр)я|марта|мая|августа|_+)';
const WORDS = `[«"]?(?:\\d{1,2}|_+)[»"]?\\s*${MONTH}\\s*\\d{4}`;
/** «12» мая 2026 г., 12.05.2026; a day after «от» is that of an order. */
const DAY = new RegExp(
  `(?:^|\\s*[;,\\n]\\s*|(?<!(?:^|\\s)от)\\s+)((?:${NUMBERS}|${WORDS})(?:\\s*г(?:\\.|ода)?)?)\\s*$`,
  'iu',
);

/** The day that a text ends with, as it is typed, and what stands before it; `day` is empty where there is none. */
export function readDay(text: string): { day: string; before: string } {
  const match = DAY.exec(text);
  return { day: match?.[1] ?? '', before: match ? text.slice(0, match.index) : text };
}
