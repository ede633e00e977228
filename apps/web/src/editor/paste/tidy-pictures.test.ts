import { describe, expect, it } from 'vitest';
import { fileOf } from './tidy-pictures.ts';

describe('a picture in a pasted text', () => {
  it('is the file that its address holds', async () => {
    const file = fileOf(`data:image/png;base64,${Buffer.from('picture').toString('base64')}`);
    expect([file?.type, file?.name, await file?.text()]).toEqual([
      'image/png',
      'picture.png',
      'picture',
    ]);
  });

  it('is none at an address elsewhere, of another kind or broken', () => {
    expect(fileOf('https://example.com/a.png')).toBeNull();
    expect(fileOf('file:///C:/temp/image001.png')).toBeNull();
    expect(fileOf('data:text/html;base64,PGI+')).toBeNull();
    expect(fileOf('data:image/png;base64,@@@')).toBeNull();
  });
});
