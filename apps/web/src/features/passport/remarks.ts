import type { PassportFields } from '@pv/contract';

/** What does not add up, though each value may be saved: the name of its text. */
export type PassportRemark = 'sam' | 'som' | 'somTam' | 'spending';

/** What is no number yet stands in its field as it was typed. */
const isNumber = (value: unknown): value is number => typeof value === 'number';

const more = (one: number | null, other: number | null) =>
  isNumber(one) && isNumber(other) && one > other;

/** The sum of the rows of what the money is for. */
export const spendingSum = ({ spending }: Pick<PassportFields, 'spending'>) =>
  spending.reduce((sum, { amount }) => sum + amount, 0);

/** What is to be said beside a field of a passport in the light of the others; null where all is well. */
export function remarkOn(name: string, fields: PassportFields): PassportRemark | null {
  const { tam, sam, som, ask_amount: ask, spending } = fields;
  if (name === 'sam') return more(sam, tam) ? 'sam' : null;
  if (name === 'som') return more(som, sam) ? 'som' : more(som, tam) ? 'somTam' : null;
  if (name !== 'spending' || spending.length === 0 || !isNumber(ask)) return null;
  return spendingSum(fields) === ask ? null : 'spending';
}
