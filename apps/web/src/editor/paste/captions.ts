const TYPED = {
  table: /^\s*(?:Таблица|Табл\.|Table)\s*\p{L}?\.?\d[\d.]*\s*[.:—–-]?\s*(?=\S)/iu,
  figure: /^\s*(?:Рисунок|Рис\.|Figure|Fig\.)\s*\p{L}?\.?\d[\d.]*\s*[.:—–-]?\s*(?=\S)/iu,
} as const;

/**
 * The name in a caption typed by hand, «Таблица 2 — Потери»: the word and the number are made by the
 * editor. Null where a text is no such caption.
 */
export function captionName(text: string, kind: keyof typeof TYPED): string | null {
  const typed = TYPED[kind].exec(text)?.[0];
  // a sentence that begins so, «Таблица 2 показывает потери.», is none
  if (!typed || (!/[.:—–-]\s*$/.test(typed) && /[.!?…]\s*$/.test(text))) return null;
  return text.slice(typed.length).trim();
}
