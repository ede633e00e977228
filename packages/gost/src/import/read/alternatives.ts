import { child, elements, type XmlElement } from '../ooxml/tree.ts';

const UNDERSTOOD = new Set([
  'w:t',
  'w:sym',
  'pic:pic',
  'w:txbxContent',
  'c:chart',
  'dgm:relIds',
  'm:oMath',
  'w:object',
]);

/**
 * The one branch of `mc:AlternateContent` (ECMA-376 part 3, clause 9.3) that is read: the newer one
 * where something in it is understood, else the fallback.
 */
export function chosenAlternative(element: XmlElement): XmlElement | null {
  const choice = child(element, 'mc:Choice');
  const fallback = child(element, 'mc:Fallback');
  if (choice && isUnderstood(choice)) return choice;
  return fallback ?? choice;
}

function isUnderstood(element: XmlElement): boolean {
  return elements(element).some((inner) => UNDERSTOOD.has(inner.name) || isUnderstood(inner));
}
