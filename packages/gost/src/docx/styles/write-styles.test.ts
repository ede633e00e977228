import { describe, expect, it } from 'vitest';
import { GOST_7_32_2017 } from '../../model/profiles.ts';
import { child, type Element, elements, parseXml, value } from '../testing/xml-tree.ts';
import { writeStyles } from './write-styles.ts';

const root = parseXml(writeStyles(GOST_7_32_2017, 7));
const styles = new Map(
  elements(root)
    .filter(({ name }) => name === 'w:style')
    .map((style) => [style.attributes['w:styleId'] ?? '', style]),
);

/** A property as it acts in a style: its own, or the one of the styles it is based on. */
function acting(id: string, group: 'w:pPr' | 'w:rPr', property: string): Element | undefined {
  const style = styles.get(id);
  const own = child(child(style, group), property);
  const parent = value(style, 'w:basedOn');
  return own ?? (parent ? acting(parent, group, property) : undefined);
}

function attribute(id: string, property: string, name: string): string | undefined {
  let found: string | undefined;
  for (let style: string | undefined = id; style && found === undefined; ) {
    found = child(child(styles.get(style), 'w:pPr'), property)?.attributes[name];
    style = value(styles.get(style), 'w:basedOn');
  }
  return found;
}

const align = (id: string) => acting(id, 'w:pPr', 'w:jc')?.attributes['w:val'];
const size = (id: string) => acting(id, 'w:rPr', 'w:sz')?.attributes['w:val'];

describe('the styles of the file', () => {
  it('set running text in Times New Roman 14, 1.5 spacing, indent 1.25 cm, justified (6.1.1)', () => {
    expect(acting('GostText', 'w:rPr', 'w:rFonts')?.attributes['w:ascii']).toBe('Times New Roman');
    expect(size('GostText')).toBe('28');
    expect(attribute('GostText', 'w:spacing', 'w:line')).toBe('360');
    expect(attribute('GostText', 'w:spacing', 'w:lineRule')).toBe('auto');
    expect(attribute('GostText', 'w:ind', 'w:firstLine')).toBe('709');
    expect(align('GostText')).toBe('both');
  });

  it('are named in Russian where they are ours', () => {
    const ours = [...styles.values()].filter((style) => style.attributes['w:customStyle'] === '1');
    expect(ours.map((style) => value(style, 'w:name'))).toContain('ГОСТ Текст');
    for (const style of ours) expect(value(style, 'w:name')).toMatch(/^ГОСТ [А-ЯЁ]/);
  });

  it('build on styles that are there', () => {
    for (const style of styles.values()) {
      for (const link of ['w:basedOn', 'w:next']) {
        const target = value(style, link);
        if (target !== undefined) expect(styles.has(target)).toBe(true);
      }
    }
  });

  it('keep line spacing automatic everywhere, or pictures would be cut', () => {
    for (const style of styles.values()) {
      const spacing = child(child(style, 'w:pPr'), 'w:spacing')?.attributes ?? {};
      if ('w:line' in spacing) expect(spacing['w:lineRule']).toBe('auto');
    }
  });

  it('never colour a letter (6.1.1)', () => {
    for (const id of styles.keys()) {
      expect(acting(id, 'w:rPr', 'w:color')?.attributes['w:val'] ?? '000000').toBe('000000');
    }
  });

  it.each([1, 2, 3, 4])(
    'set heading %i bold, undivided, with the next text, from the indent, numbered by Word (6.2.3, 6.2.4)',
    (level) => {
      const id = `Heading${level}`;
      expect(acting(id, 'w:rPr', 'w:b')).toBeDefined();
      expect(acting(id, 'w:pPr', 'w:keepNext')).toBeDefined();
      expect(acting(id, 'w:pPr', 'w:suppressAutoHyphens')).toBeDefined();
      expect(attribute(id, 'w:ind', 'w:firstLine')).toBe('709');
      expect(align(id)).toBe('left');
      expect(acting(id, 'w:pPr', 'w:outlineLvl')?.attributes['w:val']).toBe(String(level - 1));
      const numbering = acting(id, 'w:pPr', 'w:numPr');
      expect(value(numbering, 'w:numId')).toBe('7');
      expect(value(numbering, 'w:ilvl')).toBe(String(level - 1));
    },
  );

  it('start chapters, structural elements and appendices on a new page, subsections not (6.2.1, 6.17.3)', () => {
    for (const id of ['Heading1', 'GostFront', 'GostAppendix']) {
      expect(acting(id, 'w:pPr', 'w:pageBreakBefore')).toBeDefined();
    }
    expect(acting('Heading2', 'w:pPr', 'w:pageBreakBefore')).toBeUndefined();
  });

  it('centre the abstract and the contents in bold capitals and leave them out of the contents (6.2.1, 5.4.1)', () => {
    expect(align('GostFront')).toBe('center');
    expect(acting('GostFront', 'w:rPr', 'w:caps')).toBeDefined();
    expect(acting('GostFront', 'w:rPr', 'w:b')).toBeDefined();
    expect(acting('GostFront', 'w:pPr', 'w:outlineLvl')).toBeUndefined();
  });

  it('centre captions of figures, set those of tables left without an indent, both single-spaced and undivided (6.5.7, 6.5.8, 6.6.3)', () => {
    expect(align('GostFigureCaption')).toBe('center');
    expect(align('GostTableCaption')).toBe('left');
    for (const id of ['GostFigureCaption', 'GostTableCaption', 'GostListingCaption', 'Caption']) {
      expect(attribute(id, 'w:spacing', 'w:line')).toBe('240');
      expect(attribute(id, 'w:ind', 'w:firstLine') ?? '0').toBe('0');
      expect(acting(id, 'w:pPr', 'w:suppressAutoHyphens')).toBeDefined();
    }
  });

  it('keep a caption over its table and a figure over its caption on one page', () => {
    for (const id of ['GostTableCaption', 'GostListingCaption', 'GostFigure']) {
      expect(acting(id, 'w:pPr', 'w:keepNext')).toBeDefined();
    }
  });

  it('draw tables with lines on every side (6.6.6)', () => {
    const borders = child(child(styles.get('GostTable'), 'w:tblPr'), 'w:tblBorders');
    expect(elements(borders).map(({ name }) => name)).toEqual(
      ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map((side) => `w:${side}`),
    );
    for (const side of elements(borders)) expect(side.attributes['w:val']).toBe('single');
  });

  it('set code in Courier New without spelling or hyphens', () => {
    expect(acting('GostListing', 'w:rPr', 'w:rFonts')?.attributes['w:ascii']).toBe('Courier New');
    expect(acting('GostListing', 'w:rPr', 'w:noProof')).toBeDefined();
    expect(acting('GostListing', 'w:pPr', 'w:suppressAutoHyphens')).toBeDefined();
  });

  it('lead entries of the contents to the right edge by dots, two characters deeper a level (5.4.1)', () => {
    for (const [index, id] of ['TOC1', 'TOC2', 'TOC3'].entries()) {
      const tab = child(acting(id, 'w:pPr', 'w:tabs'), 'w:tab')?.attributes;
      expect(tab).toMatchObject({ 'w:val': 'right', 'w:leader': 'dot', 'w:pos': '9355' });
      expect(attribute(id, 'w:ind', 'w:left')).toBe(String(280 * index));
    }
  });

  it('follow the profile of a university', () => {
    const own = parseXml(
      writeStyles({ ...GOST_7_32_2017, fontSize: 13, lineSpacing: 1.25, indent: 15 }, 7),
    );
    const normal = elements(own).find((style) => style.attributes['w:styleId'] === 'Normal');
    expect(value(child(normal, 'w:rPr'), 'w:sz')).toBe('26');
    expect(child(child(normal, 'w:pPr'), 'w:spacing')?.attributes['w:line']).toBe('300');
  });

  it('speak Russian', () => {
    const run = child(child(child(root, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr');
    expect(child(run, 'w:lang')?.attributes['w:val']).toBe('ru-RU');
  });
});
