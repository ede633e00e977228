import { expect, test } from 'vitest';
import { parseXml } from '../ooxml/tree.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { readRelationships, relationshipOfType, relationshipsPart } from './relationships.ts';

const read = (items: string, part = 'word/document.xml') =>
  readRelationships(
    parseXml(`<Relationships>${items}</Relationships>`, 'rels', DEFAULT_LIMITS),
    part,
  );

test('targets are resolved against the folder of the part', () => {
  const rels = read(
    '<Relationship Id="a" Type="x/image" Target="media/a.png"/><Relationship Id="b" Type="x/image" Target="/docProps/b.png"/><Relationship Id="c" Type="x/image" Target="../c.png"/>',
  );
  expect([...rels.values()].map((rel) => rel.target)).toEqual([
    'word/media/a.png',
    'docProps/b.png',
    'c.png',
  ]);
});

test('no target leaves the package', () => {
  const rels = read('<Relationship Id="a" Type="x/image" Target="../../../../etc/passwd"/>');
  expect(rels.get('a')?.target).toBe('etc/passwd');
});

test('an external target stays as it is and is not taken for a part', () => {
  const rels = read(
    '<Relationship Id="a" Type="x/image" Target="http://host/a.png" TargetMode="External"/>',
  );
  expect(rels.get('a')).toMatchObject({ external: true, target: 'http://host/a.png' });
  expect(relationshipOfType(rels, 'image')).toBeUndefined();
});

test('the relationships of a part lie beside it', () => {
  expect(relationshipsPart('word/document.xml')).toBe('word/_rels/document.xml.rels');
  expect(relationshipsPart('')).toBe('_rels/.rels');
});
