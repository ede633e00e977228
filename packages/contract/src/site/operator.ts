import { z } from 'zod';

/** What an installation may say of whoever runs it; each stands in the papers where it is blank otherwise. */
export const OPERATOR_FIELDS = [
  'name',
  'inn',
  'ogrn',
  'address',
  'email',
  'registry',
  'processors',
  'responsible',
] as const;
export type OperatorField = (typeof OPERATOR_FIELDS)[number];

const saidSchema = z.object({ ru: z.string(), en: z.string() }).nullable();

/** Who runs the installation, each detail in both languages; null where it is not said. */
export const operatorSchema = z.object({
  name: saidSchema,
  /** Taxpayer's number. */
  inn: saidSchema,
  /** Number in the register of legal persons, or of entrepreneurs. */
  ogrn: saidSchema,
  address: saidSchema,
  email: saidSchema,
  /** Number in the register of those who process personal data. */
  registry: saidSchema,
  /** To whom the processing is entrusted. */
  processors: saidSchema,
  /** Who answers for the processing of personal data. */
  responsible: saidSchema,
} satisfies Record<OperatorField, typeof saidSchema>);
export type Operator = z.infer<typeof operatorSchema>;
