import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { sightCss } from './sight-css.ts';

const made = async (css: string, from = '/x/apps/web/src/a.css') => {
  const { css: out } = await postcss([sightCss()]).process(css, { from });
  return out.replace(/\s+/g, ' ').replaceAll(/\{ ?/g, '{ ');
};

describe('sheets for letters of another size', () => {
  it('grow the lengths that hold words and leave hairlines and gaps', async () => {
    expect(await made('.a { font-size: 14px; height: calc(100dvh - 56px); gap: 8px }')).toBe(
      '.a { font-size: 0.875rem; height: calc(100dvh - 3.5rem); gap: 8px }',
    );
    expect(await made('.a { min-width: 32px; height: 1px }')).toBe(
      '.a { min-width: calc(32px * var(--pv-room, 1)); height: 1px }',
    );
  });

  it('change the layout at a width that is as many times greater', async () => {
    const out = await made('@media (max-width: 695px) { .a, html { color: red } }');
    expect(out).toContain(
      '@media (max-width: 695px) { :where(:root:not([data-sight-size])) .a, html:where(:not([data-sight-size])) { color: red } }',
    );
    expect(out).toContain('@media (max-width: 1042.5px) { :where(:root[data-sight-size="150"]) .a');
    expect(out).toContain('@media (max-width: 1390px) { :where(:root[data-sight-size="200"]) .a');
  });

  it('keep the root the root, in a sheet of a module too', async () => {
    const out = await made(
      '@media (min-width: 696px) { :global(:root[data-known]) .a { color: red } }',
    );
    expect(out).toContain(
      '{ :global(:root:where(:not([data-sight-size]))[data-known]) .a { color: red } }',
    );
  });

  it('do so inside a rule too', async () => {
    const out = await made('.a { @media (min-width: 696px) { color: red } }');
    expect(out).toContain(
      '@media (min-width: 696px) { :where(:root:not([data-sight-size])) & { color: red } }',
    );
  });

  it('leave the sheets of others and other conditions as they are', async () => {
    const sheet = '@media (min-width: 696px) { .a { font-size: 14px } }';
    expect(await made(sheet, '/x/node_modules/b.css')).toBe(sheet);
    const print = '@media print { .a { color: red } }';
    expect(await made(print)).toBe(print);
  });
});
