import { describe, expect, it } from 'vitest';
import { supportFileType } from './rules.ts';

describe('files of a message to the support', () => {
  it('are what shows a problem', () => {
    expect(supportFileType('Снимок экрана.PNG')).toBe('png');
    expect(supportFileType('фото.jpeg')).toBe('jpg');
    expect(supportFileType('диплом.docx')).toBe('docx');
  });

  it('are no programs, and no keys', () => {
    for (const name of ['a.exe', 'a.html', 'a.svg', 'подпись.key', 'без окончания']) {
      expect(supportFileType(name), name).toBeNull();
    }
  });
});
