import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../src/db/database.ts';
import { searchForm } from '../src/search-form.ts';
import { databases } from './support/databases.ts';

// on both databases: it is a function in SQL
describe.each(databases)('search_form on $name', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  it('gives what the server compares with, whatever the locale of the database', async () => {
    const letters = 'AZazАЯЁЖабёя09 %_-«»Σσİ';
    const text = fc.string({ unit: fc.constantFrom(...letters), maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        const { rows } = await connection.query('select search_form($1) as form', [value]);
        expect(rows[0]?.form).toBe(searchForm(value));
      }),
      { numRuns: 60 },
    );
  });
});
