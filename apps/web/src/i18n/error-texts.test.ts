import { ERROR_STATUS } from '@pv/contract';
import { ru } from '@pv/texts/ru';
import { describe, expect, it } from 'vitest';

describe('texts of errors', () => {
  it('exist for every code of the contract and for nothing else', () => {
    expect(Object.keys(ru.errors).sort()).toEqual(Object.keys(ERROR_STATUS).sort());
  });
});
