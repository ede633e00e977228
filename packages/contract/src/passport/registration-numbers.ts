import { checkedLine } from '../user/checked-line.ts';

const TEN = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const ELEVEN = [7, ...TEN];
const TWELVE = [3, ...ELEVEN];

/** Whether the digit after the weighed ones is that which they make. */
function isWeighed(number: string, weights: readonly number[]): boolean {
  const total = weights.reduce((sum, weight, at) => sum + weight * Number(number[at]), 0);
  return Number(number[weights.length]) === (total % 11) % 10;
}

/** An ИНН, of an organisation or of a person, with right control digits. */
export function isInn(value: string): boolean {
  if (/^(?!00)\d{10}$/.test(value)) return isWeighed(value, TEN);
  return /^(?!00)\d{12}$/.test(value) && isWeighed(value, ELEVEN) && isWeighed(value, TWELVE);
}

/** An ОГРН or an ОГРНИП with a right control digit. */
export function isOgrn(value: string): boolean {
  if (!/^[1-9](\d{12}|\d{14})$/.test(value)) return false;
  const last = value.length - 1;
  return (Number(value.slice(0, last)) % (last - 1)) % 10 === Number(value[last]);
}

const withoutSpaces = (typed: string) => typed.replaceAll(/\s/g, '');

/** An ИНН, or nothing. */
export const innSchema = checkedLine(isInn, 'inn_wrong', withoutSpaces, '7701234560');
/** An ОГРН or an ОГРНИП, or nothing. */
export const ogrnSchema = checkedLine(isOgrn, 'ogrn_wrong', withoutSpaces, '1027700000008');
