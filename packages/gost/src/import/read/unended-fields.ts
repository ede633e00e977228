import { elements, type XmlElement } from '../ooxml/tree.ts';
import { chosenAlternative } from './alternatives.ts';

/**
 * The `w:fldChar` elements that begin a field which nothing ends. Read as fields they would take the
 * rest of the document for their code or their contents.
 */
export function unendedFields(body: XmlElement): ReadonlySet<XmlElement> {
  const open: XmlElement[] = [];
  const visit = (parent: XmlElement): void => {
    for (const element of elements(parent)) {
      if (element.name === 'w:fldChar') pass(element, open);
      else if (element.name === 'mc:AlternateContent') visit(chosenAlternative(element) ?? element);
      else visit(element);
    }
  };
  visit(body);
  return new Set(open);
}

function pass(mark: XmlElement, open: XmlElement[]): void {
  const type = mark.attributes['w:fldCharType'];
  if (type === 'begin') open.push(mark);
  else if (type === 'end') open.pop();
}
