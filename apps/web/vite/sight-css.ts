import type { AtRule, ChildNode, Declaration, Plugin, Root, Rule } from 'postcss';

/** Sizes of the version for the visually impaired beyond the ordinary one, percent. */
const SIZES = [150, 200];

/** Lengths that grow with the letters everywhere: 1rem is 16px in the ordinary version. */
const TALL =
  /^(font-size|line-height|(min-|max-)?height|top|bottom|inset|scroll-(margin|padding)(-top)?|--pv-editor-height)$/;
/** Lengths that grow with the letters where there is room: on phones a column is as wide as it can be. */
const BROAD =
  /^((min-|max-)?width|flex|flex-basis|grid|grid-template|grid-template-columns|grid-auto-columns)$/;

const PIXELS = /(?<![\w.#-])(\d*\.?\d+)px\b/g;

const inRem = (value: string) =>
  value.replace(PIXELS, (all, size) => (Number(size) <= 2 ? all : `${Number(size) / 16}rem`));
const inRoom = (value: string) =>
  value.replace(PIXELS, (all, size) =>
    Number(size) <= 2 ? all : `calc(${size}px * var(--pv-room, 1))`,
  );

function scaleLength(declaration: Declaration): void {
  if (TALL.test(declaration.prop)) declaration.value = inRem(declaration.value);
  else if (BROAD.test(declaration.prop)) declaration.value = inRoom(declaration.value);
}

/** A selector that only holds while the root has, or lacks, an attribute; as specific as it was. */
function under(selector: string, condition: string): string {
  // in a sheet of a module, the root is written as `:global(:root[…])`
  const root = /^(:global\()?(:root|html)(?![\w-])/.exec(selector)?.[0];
  if (root) return `${root}:where(${condition})${selector.slice(root.length)}`;
  return `:where(:root${condition}) ${selector}`;
}

function limit(rule: AtRule, condition: string): void {
  if (rule.parent?.type === 'rule') {
    const inner: ChildNode[] = rule.nodes ? [...rule.nodes] : [];
    const wrap = rule.parent.clone({ nodes: [], selector: `:where(:root${condition}) &` }) as Rule;
    rule.removeAll();
    wrap.append(inner);
    rule.append(wrap);
    return;
  }
  rule.each((node) => {
    if (node.type === 'rule') {
      node.selectors = node.selectors.map((selector) => under(selector, condition));
    }
  });
}

/** A page with letters of twice the size is laid out as one of half the width. */
function widthsBySize(media: AtRule): void {
  const { params } = media;
  if (!/(min|max)-width/.test(params)) return;
  for (const size of SIZES) {
    const widths = params.replace(PIXELS, (_, width) => `${(Number(width) * size) / 100}px`);
    const copy = media.cloneAfter({ params: widths });
    limit(copy, `[data-sight-size="${size}"]`);
  }
  limit(media, ':not([data-sight-size])');
}

/**
 * Makes our sheets follow the size of letters of the version for the visually impaired, as the zoom of a
 * browser would: lengths that hold words grow with the root's font size, and widths at which the layout
 * changes are multiplied. In the ordinary version every length is what is written.
 */
export function sightCss(): Plugin {
  return {
    postcssPlugin: 'pv-sight',
    Once(root: Root) {
      const file = root.source?.input.file ?? '';
      // a drawing has units of its own, and grows as a whole
      if (!file.includes('/apps/web/src/') || file.endsWith('Picture.module.css')) return;
      root.walkDecls(scaleLength);
      const media: AtRule[] = [];
      root.walkAtRules((rule) => {
        if (rule.name === 'media') media.push(rule);
        if (rule.name === 'container') rule.params = inRem(rule.params);
      });
      media.forEach(widthsBySize);
    },
  };
}
