import { getSchema } from '@tiptap/core';
import { expect, it } from 'vitest';
import { richExtensions } from './schema.ts';

const { link } = getSchema(richExtensions).marks;

/** The address that is taken of a link with these attributes in the clipboard; null where it is dropped. */
function taken(attributes: Record<string, string>): string | null {
  const [rule] = link?.spec.parseDOM ?? [];
  const pasted = {
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => name in attributes,
  };
  const found = rule?.getAttrs?.(pasted as never);
  return found ? String(found.href) : null;
}

/** The attributes with which a link of the editor goes to the clipboard. */
function copied(href: string): Record<string, string> {
  const drawn = link?.spec.toDOM?.(link.create({ href }), true) as unknown as [string, object];
  return Object.fromEntries(Object.entries(drawn[1]).map(([name, value]) => [name, `${value}`]));
}

it.each(['https://gost.ru/7.32', 'mailto:a@mail.ru', '/faq#code'])(
  'a link to %s goes from one text to another as it is',
  (href) => {
    expect(taken(copied(href))).toBe(href);
  },
);

it('a path of another site, which leads to a wrong page here, is dropped when pasted', () => {
  expect(taken({ href: '/wiki/Voda' })).toBeNull();
});

it('an address that runs a script is dropped, whatever it says of itself', () => {
  const own = copied('/faq');
  expect(taken({ ...own, href: 'javascript:alert(1)' })).toBeNull();
  expect(taken({ ...own, href: '//evil.example' })).toBeNull();
});
