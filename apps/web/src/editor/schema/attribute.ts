import type { Attribute } from '@tiptap/core';

/** An attribute kept as JSON in `data-<name>`, so that it survives copying within the editor. */
export function carried(name: string, value: unknown): Partial<Attribute> {
  const key = `data-${name}`;
  return {
    default: value,
    parseHTML: (element) => {
      const stored = element.getAttribute(key);
      if (stored === null) return value;
      try {
        return JSON.parse(stored);
      } catch {
        return value;
      }
    },
    renderHTML: (attributes) => ({ [key]: JSON.stringify(attributes[name] ?? null) }),
  };
}
