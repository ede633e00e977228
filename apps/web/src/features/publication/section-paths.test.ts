import { describe, expect, it } from 'vitest';
import { SECTION_PATHS, sectionAt } from './section-paths.ts';

describe('the section of a page', () => {
  it('is told by its path, for a list and for an article', () => {
    for (const [section, path] of Object.entries(SECTION_PATHS)) {
      expect(sectionAt(path)).toBe(section);
      expect(sectionAt(`${path}/pitch`)).toBe(section);
    }
  });
});
