import { describe, expect, it } from 'vitest';
import { parseXml } from '../testing/xml-tree.ts';
import { xml, xmlFlag, xmlValue } from './xml.ts';

describe('an element of XML', () => {
  it('escapes its attributes', () => {
    expect(parseXml(xml('a', { b: '<"&>' })).attributes).toEqual({ b: '<"&>' });
  });

  it('is short without content and leaves out what is undefined', () => {
    expect(xml('a', { b: undefined, c: 0 })).toBe('<a c="0"/>');
  });

  it('says on, off or nothing', () => {
    expect([true, false, undefined].map((value) => xmlFlag('w:b', value))).toEqual([
      '<w:b/>',
      '<w:b w:val="0"/>',
      '',
    ]);
    expect(xmlValue('w:sz', undefined)).toBe('');
  });
});
