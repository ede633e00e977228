/**
 * Characters that may not stand in XML 1.0 (clause 2.2 Char): controls, surrogates without a pair and
 * noncharacters; and C1 controls, which Word shows as boxes.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const FORBIDDEN = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]|\p{Cs}/gu;

/** Line ends and tabs inside a run, which Word would print as boxes or jumps. */
const WHITE = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** `text` with all that no XML may hold taken out. Line ends and tabs stay. */
export function cleanText(text: string): string {
  return text.replaceAll(FORBIDDEN, '');
}

/** `text` as one line that any XML may hold. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(WHITE, ' ');
}
