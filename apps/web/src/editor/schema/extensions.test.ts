import { sectionSchema } from '@pv/editor-schema';
import { getSchema } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import { describe, expect, it } from 'vitest';
import { schemaExtensions } from './extensions.ts';

/** What decides whether a text fits: everything but DOM and behaviour. */
function shape(schema: Schema) {
  const nodes = Object.values(schema.nodes).map((type) => [
    type.name,
    {
      content: type.spec.content ?? '',
      groups: (type.spec.group ?? '').split(' ').filter(Boolean),
      inline: type.isInline,
      atom: type.isAtom,
      marks: type.markSet === null ? 'all' : type.markSet.map((mark) => mark.name).sort(),
      attrs: Object.fromEntries(
        Object.entries(type.spec.attrs ?? {}).map(([name, { default: value }]) => [name, value]),
      ),
    },
  ]);
  const marks = Object.values(schema.marks).map((type) => [
    type.name,
    {
      attrs: Object.keys(type.spec.attrs ?? {}),
      excludes: Object.values(schema.marks)
        .filter((other) => type.excludes(other))
        .map((other) => other.name)
        .sort(),
    },
  ]);
  return { nodes: Object.fromEntries(nodes), marks: Object.fromEntries(marks) };
}

describe('the schema of the editor in the browser', () => {
  it('accepts exactly what the server and the exports accept', () => {
    expect(shape(getSchema(schemaExtensions))).toEqual(shape(sectionSchema as Schema));
  });
});
