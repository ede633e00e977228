import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const read = (variables: Record<string, string>) =>
  readConfig({ SECRET: 'x'.repeat(32), ...variables }).operator;

describe('the operator of an installation', () => {
  it('is unknown in every detail until it is said', () => {
    expect(new Set(Object.values(read({ OPERATOR_NAME: '  ' })))).toEqual(new Set([null]));
  });

  it('is said in English too where that has words of its own', () => {
    const operator = read({
      OPERATOR_NAME: ' ООО «Вуз» ',
      OPERATOR_NAME_EN: 'Vuz LLC',
      OPERATOR_INN: '7701234567',
    });
    expect(operator.name).toEqual({ ru: 'ООО «Вуз»', en: 'Vuz LLC' });
    expect(operator.inn).toEqual({ ru: '7701234567', en: '7701234567' });
    expect(operator.address).toBeNull();
  });

  it.each([
    ['OPERATOR_INN', '12345'],
    ['OPERATOR_OGRN', '1027700000000 '.repeat(2)],
    ['OPERATOR_EMAIL', 'вуз'],
  ])('is refused at the start by the name of the variable where %s is %s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(ConfigError);
    expect(() => read({ [name]: value })).toThrow(name);
  });
});
