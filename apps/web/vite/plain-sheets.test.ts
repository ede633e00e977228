import { describe, expect, it } from 'vitest';
import { darkOnly } from './plain-sheets.ts';

const made = (css: string) => darkOnly(css).replaceAll(/\s+/g, ' ');

describe('the dark scheme without scripts', () => {
  it('is what the sheets say of the dark one, in its layers and conditions', () => {
    expect(
      made(`:root { --a: 1px }
        :root[data-mantine-color-scheme=dark] { --page: #111 }
        @layer mantine { .x { color: red } :where([data-mantine-color-scheme="dark"]) .x, .y { color: blue } }
        @media (hover: hover) { .x { color: red } }`),
    ).toBe(
      ':root[data-mantine-color-scheme="light"] { --page: #111 } @layer mantine { :where([data-mantine-color-scheme="light"]) .x { color: blue } }',
    );
  });
});
