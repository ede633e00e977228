import { typedFundingSchema } from '@pv/contract';
import { expect, it } from 'vitest';
import { SHIPPED } from './catalogue.ts';

it('every record that comes with the product can be saved as an editor writes it', () => {
  const wrong = [...SHIPPED].flatMap(([code, record]) =>
    typedFundingSchema.safeParse(record).success ? [] : [code],
  );
  expect(wrong).toEqual([]);
});
