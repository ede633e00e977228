import { children, type XmlElement } from '../ooxml/tree.ts';

/** One relationship of a part, ECMA-376 part 2, clause 9.3. */
export interface Relationship {
  id: string;
  /** The last word of the type's address: `image`, `hyperlink`, `styles`, … */
  type: string;
  /** The name of a part, or the address for an external target. */
  target: string;
  external: boolean;
}

/** Relationships of one part by id. */
export type Relationships = ReadonlyMap<string, Relationship>;

/** Where the relationships of a part are kept: `word/document.xml` → `word/_rels/document.xml.rels`. */
export function relationshipsPart(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

/** Reads the relationships of `part`; internal targets are resolved to names of parts. */
export function readRelationships(root: XmlElement | null, part: string): Relationships {
  const result = new Map<string, Relationship>();
  if (!root) return result;
  for (const element of children(root, 'Relationship')) {
    const { Id: id, Type: type, Target: target, TargetMode: mode } = element.attributes;
    if (!id || target === undefined) continue;
    const external = mode === 'External';
    result.set(id, {
      id,
      type: (type ?? '').split('/').at(-1) ?? '',
      target: external ? target : resolveTarget(part, target),
      external,
    });
  }
  return result;
}

/** The first relationship of a type. */
export function relationshipOfType(rels: Relationships, type: string): Relationship | undefined {
  return [...rels.values()].find((rel) => rel.type === type && !rel.external);
}

/** Resolves a target against the folder of its part; never leaves the package. */
function resolveTarget(part: string, target: string): string {
  const folder = target.startsWith('/') ? [] : part.split('/').slice(0, -1);
  const path = [...folder];
  for (const step of target.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}
