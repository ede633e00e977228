import { OPERATOR_FIELDS, type Operator, type OperatorField } from '@pv/contract';
import { z } from 'zod';

const said = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);
const digits = (shape: RegExp, error: string) =>
  said.refine((value) => value === undefined || shape.test(value), { error });

/** The variables of whoever runs the installation; what ends in `_EN` is said to readers of English. */
export const operatorVariables = {
  OPERATOR_NAME: said,
  OPERATOR_NAME_EN: said,
  OPERATOR_INN: digits(/^(?:\d{10}|\d{12})$/, '10 or 12 digits'),
  OPERATOR_OGRN: digits(/^(?:\d{13}|\d{15})$/, '13 or 15 digits'),
  OPERATOR_ADDRESS: said,
  OPERATOR_ADDRESS_EN: said,
  OPERATOR_EMAIL: said.pipe(z.email({ error: 'an e-mail address' }).optional()),
  OPERATOR_REGISTRY: said,
  OPERATOR_PROCESSORS: said,
  OPERATOR_PROCESSORS_EN: said,
  OPERATOR_RESPONSIBLE: said,
  OPERATOR_RESPONSIBLE_EN: said,
};
type Variables = { readonly [Name in keyof typeof operatorVariables]?: string | undefined };

/** What the variables say of the operator; English without words of its own repeats the Russian. */
export function operatorOf(variables: Variables): Operator {
  const known: Readonly<Record<string, string | undefined>> = variables;
  const detail = (field: OperatorField) => {
    const name = `OPERATOR_${field.toUpperCase()}`;
    const ru = known[name];
    return ru === undefined ? null : { ru, en: known[`${name}_EN`] ?? ru };
  };
  const details = OPERATOR_FIELDS.map((field) => [field, detail(field)] as const);
  return Object.fromEntries(details) as Operator;
}
