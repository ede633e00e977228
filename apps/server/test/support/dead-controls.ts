const TAG = /<(\/?)([a-z][a-z0-9]*)\b([^>]*?)(\/?)>/gi;
const VOID = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source']);

interface Open {
  name: string;
  /** Not shown without JavaScript, with everything inside. */
  hidden: boolean;
}

/**
 * Buttons and fields of a page that stand there without JavaScript and do nothing: those that are neither
 * taken away by the sheet for such readers nor sent by a form.
 */
export function deadControls(html: string): string[] {
  const body = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  const open: Open[] = [];
  const dead: string[] = [];
  for (const [tag, end, name = '', attributes = ''] of body.matchAll(TAG)) {
    if (end) {
      const at = open.findLastIndex((one) => one.name === name);
      if (at >= 0) open.length = at;
      continue;
    }
    const hidden = attributes.includes('data-scripted') || (open.at(-1)?.hidden ?? false);
    const sent =
      open.some((one) => one.name === 'form') && (name !== 'button' || /type="submit"/.test(tag));
    if (/^(button|input|textarea|select)$/.test(name) && !hidden && !sent) dead.push(tag);
    if (!VOID.has(name)) open.push({ name, hidden });
  }
  return dead;
}
