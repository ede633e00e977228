/**
 * The code of an invitation in what was pasted: the link of the mail, with or without its beginning, or
 * the code alone. Null where there is none.
 */
export function readInvitation(pasted: string): string | null {
  const text = pasted.trim();
  const named = /[?&]token=([^&#\s]+)/.exec(text)?.[1];
  if (named) return new URLSearchParams(`token=${named}`).get('token');
  return /^[\w.-]{16,200}$/.test(text) ? text : null;
}
