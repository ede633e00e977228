import { describe, expect, it } from 'vitest';
import { EMPTY_TITLE_PAGE } from './complete-title-page.ts';
import { volumeLine } from './volume-line.ts';

const none = { figures: 0, tables: 0, sources: 0, appendices: 0 };

function line(workKind: string, counts: Partial<typeof none> = {}): string {
  const { before, after } = volumeLine({
    titlePage: { ...EMPTY_TITLE_PAGE, workKind },
    counts: { ...none, ...counts },
  });
  return `${before}85${after}`.replaceAll('\u00a0', ' ');
}

describe('the volume line of the abstract', () => {
  it('counts everything in the order of the standard', () => {
    const counts = { appendices: 2, sources: 50, tables: 12, figures: 24 };
    expect(line('ОТЧЕТ О НАУЧНО-ИССЛЕДОВАТЕЛЬСКОЙ РАБОТЕ', counts)).toBe(
      'Отчет 85 с., 1 кн., 24 рис., 12 табл., 50 источн., 2 прил.',
    );
  });

  it('leaves out what the document does not have', () => {
    expect(line('', { tables: 1 })).toBe('Отчет 85 с., 1 кн., 1 табл.');
  });

  it('names a thesis by its kind, and no books of it', () => {
    expect(line('ВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА', { figures: 1 })).toBe(
      'Выпускная квалификационная работа 85 с., 1 рис.',
    );
  });

  it('keeps every number with its word on one line', () => {
    expect(
      volumeLine({ titlePage: EMPTY_TITLE_PAGE, counts: { ...none, figures: 3 } }).after,
    ).not.toMatch(/\d (рис|кн|с\.)/);
  });
});
