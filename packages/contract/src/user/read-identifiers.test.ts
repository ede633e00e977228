import { describe, expect, it } from 'vitest';
import { readOrcid } from './orcid.ts';
import { readPhone, readResearcherId, readRincId, readScopusId } from './read-identifiers.ts';

describe('a pasted ORCID', () => {
  it.each([
    'https://orcid.org/0000-0002-1694-233X',
    'orcid.org/0000-0002-1694-233x/',
    'http://www.orcid.org/0000-0002-1694-233X?lang=ru',
    '000000021694233x',
    '0000 0002 1694 233X',
    'ORCID iD: 0000-0002-1694-233X',
    '0000–0002–1694–233X',
  ])('«%s» is read', (pasted) => {
    expect(readOrcid(pasted)).toBe('0000-0002-1694-233X');
  });

  it('is left as it is when it is none', () => {
    expect(readOrcid('https://example.org/0000')).toBe('https://example.org/0000');
    expect(readOrcid('')).toBe('');
  });
});

describe('other pasted identifiers', () => {
  it.each([
    ['https://www.scopus.com/authid/detail.uri?authorId=57190000000&x=1', '57190000000'],
    ['5719 0000 000', '57190000000'],
    ['нет', 'нет'],
  ])('of Scopus: %s', (pasted, id) => {
    expect(readScopusId(pasted)).toBe(id);
  });

  it.each([
    ['https://www.webofscience.com/wos/author/record/A-1234-2008', 'A-1234-2008'],
    ['http://www.researcherid.com/rid/aab-1234-2019/', 'AAB-1234-2019'],
    ['a-1234-2008', 'A-1234-2008'],
    ['A 1234', 'A 1234'],
  ])('of ResearcherID: %s', (pasted, id) => {
    expect(readResearcherId(pasted)).toBe(id);
  });

  it.each([
    ['https://www.elibrary.ru/author_profile.asp?id=123456', '123456'],
    ['https://elibrary.ru/author_items.asp?authorid=123456', '123456'],
    ['SPIN-код: 1234-5678', '1234-5678'],
    ['AuthorID: 123456', '123456'],
  ])('of РИНЦ: %s', (pasted, id) => {
    expect(readRincId(pasted)).toBe(id);
  });
});

describe('a pasted phone number', () => {
  it.each([
    '8 (900) 123-45-67',
    '89001234567',
    '+7 900 123 45 67',
    '79001234567',
    '9001234567',
    '007 900 123-45-67',
    '8‑900‑123‑45‑67',
  ])('of Russia is written in one way: %s', (pasted) => {
    expect(readPhone(pasted)).toBe('+7 900 123-45-67');
  });

  it('of another country is written as E.164 does', () => {
    expect(readPhone('+1 (212) 555-1234')).toBe('+12125551234');
    expect(readPhone('00 375 29 123-45-67')).toBe('+375291234567');
  });

  it.each(['123', '8 900 почта', '8 900 123-45-67 доб. 4', '+7 900 123-45-6', ''])(
    'is nothing else: «%s»',
    (pasted) => {
      expect(readPhone(pasted).replaceAll(/\s|-/g, '')).toBe(pasted.replaceAll(/\s|-/g, ''));
    },
  );
});
