import { child, descendant, type XmlElement } from '../ooxml/tree.ts';

const UNDERSTOOD = [
  'w:t',
  'pic:pic',
  'w:txbxContent',
  'c:chart',
  'dgm:relIds',
  'm:oMath',
  'w:object',
];

/**
 * The one branch of `mc:AlternateContent` (ECMA-376 part 3, clause 9.3) that is read: the newer one
 * where something in it is understood, else the fallback.
 */
export function chosenAlternative(element: XmlElement): XmlElement | null {
  const choice = child(element, 'mc:Choice');
  const fallback = child(element, 'mc:Fallback');
  if (choice && UNDERSTOOD.some((name) => descendant(choice, name))) return choice;
  return fallback ?? choice;
}
