const TYPED = /^(\d{1,2})[:.\s-](\d{2})$/;
const DIGITS = /^(\d{1,2})(\d{2})$/;

/** Reads a typed time of day, 9:30, 09.30 or 0930, into HH:MM; null until it is one. */
export function parseTime(typed: string): string | null {
  const text = typed.trim();
  const [, hours, minutes] = TYPED.exec(text) ?? DIGITS.exec(text) ?? [];
  if (!hours || !minutes || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
