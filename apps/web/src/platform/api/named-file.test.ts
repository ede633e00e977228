import { describe, expect, it } from 'vitest';
import { namedFile } from './named-file.ts';

const answer = (disposition?: string) =>
  new Response('текст', {
    headers: {
      'content-type': 'application/pdf',
      ...(disposition && { 'content-disposition': disposition }),
    },
  });

describe('a file that the server sends', () => {
  it('has the name and the type that the answer tells', async () => {
    const name = 'Календарный план — Датчик (2).pdf';
    const header = `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(name)}`;
    const file = await namedFile(answer(header));
    expect(file).toBeInstanceOf(File);
    expect(file instanceof File && file.name).toBe(name);
    expect(file.type).toBe('application/pdf');
    expect(await file.text()).toBe('текст');
  });

  it.each([undefined, 'attachment', "attachment; filename*=UTF-8''%E0%A4%A"])(
    'is bytes without a name after %s',
    async (header) => {
      const file = await namedFile(answer(header));
      expect(file).not.toBeInstanceOf(File);
      expect(await file.text()).toBe('текст');
    },
  );
});
