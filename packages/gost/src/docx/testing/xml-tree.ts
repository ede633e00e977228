import { SaxesParser } from 'saxes';

/** An element of XML; names and attributes with their prefixes, as the standard prints them. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
}

/** Parses a part; throws on what is not well-formed. */
export function parseXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes: { ...attributes }, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => open.at(-1)?.children.push(text));
  parser.on('closetag', () => open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return child(root) ?? root;
}

/** The first child element, of that name when one is given. */
export function child(element: Element | undefined, name?: string): Element | undefined {
  return elements(element).find((found) => name === undefined || found.name === name);
}

export function elements(element: Element | undefined): Element[] {
  return (element?.children ?? []).filter((node) => typeof node !== 'string');
}

/** Every element of that name below `element`, in order. */
export function all(element: Element | undefined, name: string): Element[] {
  return elements(element).flatMap((found) => [
    ...(found.name === name ? [found] : []),
    ...all(found, name),
  ]);
}

/** The `w:val` of the child of that name; '' where the child has none, undefined without the child. */
export function value(element: Element | undefined, name: string): string | undefined {
  const found = child(element, name);
  return found && (found.attributes['w:val'] ?? '');
}

/** The printed text of a paragraph or the like: breaks as newlines, tabs as tabs, no field codes. */
export function printed(element: Element | undefined): string {
  return (element?.children ?? []).map(printedNode).join('');
}

function printedNode(node: Element | string): string {
  if (typeof node === 'string') return '';
  if (node.name === 'w:t' || node.name === 'm:t') return node.children.join('');
  if (node.name === 'w:br') return '\n';
  return node.name === 'w:tab' ? '\t' : printed(node);
}
