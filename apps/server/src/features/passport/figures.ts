import type { Passport } from '@pv/contract';
import { roubles, VENTURE_WORDS } from '@pv/gost/forms';

const NBSP = '\u00a0';

/** An amount as papers write it; empty where nothing is told. */
export const moneyText = (amount: number | null): string =>
  amount === null ? '' : `${roubles(amount)}${NBSP}руб.`;

/** A share as papers write it; empty where nothing is told. */
export const shareText = (share: number | null): string =>
  share === null ? '' : `${share.toLocaleString('ru-RU')}${NBSP}%`;

/** What a figure is called in papers, and what it is. */
export interface Figure {
  short: string;
  long: string;
  value: string;
}

const WORDS = VENTURE_WORDS.figure;

/** How large the market is and what a customer costs and brings: what is told of it, in the words of papers. */
export function passportFigures({ fields }: Pick<Passport, 'fields'>): {
  market: Figure[];
  economics: Figure[];
} {
  const { tam, sam, som, cac, ltv, margin } = fields;
  const told = (figures: Figure[]) => figures.filter(({ value }) => value !== '');
  return {
    market: told([
      { ...WORDS.tam, value: moneyText(tam) },
      { ...WORDS.sam, value: moneyText(sam) },
      { ...WORDS.som, value: moneyText(som) },
    ]),
    economics: told([
      { ...WORDS.cac, value: moneyText(cac) },
      { ...WORDS.ltv, value: moneyText(ltv) },
      { ...WORDS.margin, value: shareText(margin) },
    ]),
  };
}
