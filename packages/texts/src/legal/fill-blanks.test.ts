import { describe, expect, it } from 'vitest';
import { fillBlanks, personalData, rules } from './index.ts';
import { type OperatorFacts, operatorLine } from './operator-line.ts';

const NOBODY: OperatorFacts = {
  name: null,
  inn: null,
  ogrn: null,
  address: null,
  email: null,
  registry: null,
  processors: null,
  responsible: null,
};
const both = (ru: string, en = ru) => ({ ru, en });
const WHOLE: OperatorFacts = {
  name: both('ООО «Вуз»', 'Vuz LLC'),
  inn: both('7701234567'),
  ogrn: both('1027700000000'),
  address: both('Москва, ул. Мира, 1', '1 Mira St, Moscow'),
  email: both('info@vuz.ru'),
  registry: both('77-11-000001'),
  processors: both('ООО «Почта»', 'Pochta LLC'),
  responsible: both('Иванова Анна, anna@vuz.ru', 'Anna Ivanova, anna@vuz.ru'),
};
const PAPERS = [rules, personalData];

describe('the blanks of the papers', () => {
  it.each(['ru', 'en'] as const)(
    'are all filled by what the installation says, in %s',
    (locale) => {
      for (const paper of PAPERS) {
        const text = JSON.stringify(paper[locale]);
        const strings: string[] = [];
        JSON.parse(text, (_, value) => {
          if (typeof value === 'string') strings.push(fillBlanks(value, WHOLE, locale));
          return value;
        });
        expect(strings.join('\n')).toContain(WHOLE.name?.[locale]);
        expect(strings.filter((one) => /\[[^\]]+\]/.test(one))).toEqual([]);
      }
    },
  );

  it('stay as they are where nothing is said, also of words in brackets that are no blank', () => {
    const text = 'Оператор: [наименование оператора, ОГРН, ИНН, адрес]. [1, с. 5]';
    expect(fillBlanks(text, NOBODY, 'ru')).toBe(text);
    expect(fillBlanks('[1, с. 5]', WHOLE, 'ru')).toBe('[1, с. 5]');
  });

  it('say what is lacking where the operator is known in part', () => {
    const known = { ...NOBODY, name: both('ООО «Вуз»'), inn: both('7701234567') };
    expect(fillBlanks('[наименование оператора, ОГРН, ИНН, адрес]', known, 'ru')).toBe(
      'ООО «Вуз», [ОГРН], ИНН\u00a07701234567, [адрес]',
    );
  });
});

describe('the line of the operator', () => {
  it('is his name with the numbers that are known, in either language', () => {
    expect(operatorLine(WHOLE, 'ru')).toBe(
      'ООО «Вуз», ИНН\u00a07701234567, ОГРН\u00a01027700000000',
    );
    expect(operatorLine({ ...WHOLE, ogrn: null }, 'en')).toBe('Vuz LLC, INN\u00a07701234567');
  });

  it('is left out where nobody is named', () => {
    expect(operatorLine({ ...WHOLE, name: null }, 'ru')).toBeUndefined();
  });
});
