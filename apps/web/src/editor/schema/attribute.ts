import type { Attribute } from '@tiptap/core';

/** An attribute that lives in the document only and is never written to or read from HTML. */
export function kept(value: unknown): Partial<Attribute> {
  return { default: value, rendered: false };
}

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
