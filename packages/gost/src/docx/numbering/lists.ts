import type { ILevelsOptions, NumberingDefinition } from 'docx';

/** A list of the document; with a level, what the library's `numbering` takes. */
export interface ListReference {
  reference: string;
  instance: number;
}

/** The definitions of lists that a document has come to need, kept once per name. */
export interface Lists {
  /** The one list of that name; for markers, which count nothing. */
  shared(name: string, levels: readonly ILevelsOptions[]): ListReference;
  /** A list of its own that counts from the start. */
  fresh(name: string, levels: readonly ILevelsOptions[]): ListReference;
  definitions(): NumberingDefinition[];
}

/**
 * The library writes a list as `{name-instance}` and replaces that in the finished XML, wherever it
 * stands. A noncharacter in the name keeps typed text, which is cleaned of them, from matching.
 */
const MARK = '\uffff';

export function createLists(): Lists {
  const known = new Map<string, { levels: readonly ILevelsOptions[]; instances: number }>();
  function definition(name: string, levels: readonly ILevelsOptions[]) {
    const found = known.get(name) ?? { levels, instances: 0 };
    known.set(name, found);
    return found;
  }
  return {
    shared(name, levels) {
      definition(name, levels);
      return { reference: MARK + name, instance: 0 };
    },
    fresh(name, levels) {
      return { reference: MARK + name, instance: definition(name, levels).instances++ };
    },
    definitions: () => [...known].map(([name, { levels }]) => ({ reference: MARK + name, levels })),
  };
}
