const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

type Attributes = Record<string, string | number | undefined>;

/**
 * One element as a string of XML. Attributes that are undefined are left out; values are escaped,
 * `content` is not: it is made by this function too.
 */
export function xml(name: string, attributes: Attributes = {}, ...content: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  const inner = content.join('');
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

/** An element whose value stands in `w:val`, or nothing when there is no value. */
export function xmlValue(name: string, value: string | number | undefined): string {
  return value === undefined ? '' : xml(name, { 'w:val': value });
}

/** An on-off property: written when on, and when it switches off what a parent style has on. */
export function xmlFlag(name: string, value: boolean | undefined): string {
  if (value === undefined) return '';
  return value ? xml(name) : xml(name, { 'w:val': 0 });
}

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
}
