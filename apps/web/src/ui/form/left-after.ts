/**
 * What stays in a form after its words were saved: letters typed meanwhile. Null where nothing was.
 * @param typed what stands in the form now
 * @param sent what was saved, without spaces around it
 */
export function leftAfter(typed: string, sent: string): string | null {
  const now = typed.trim();
  if (now === sent) return null;
  return now.startsWith(sent) ? now.slice(sent.length).trimStart() : typed;
}
