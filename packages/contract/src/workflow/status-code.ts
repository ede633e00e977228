import { z } from 'zod';

/** Roles that the codes of statuses write out. */
const WRITTEN_OUT = [
  ['supervisor', 'scientific_director'],
  ['topmanager', 'top_manager'],
] as const;

/** The code of a status with its roles written out, such as `approved_by_scientific_director`. */
export function statusCode(status: string): string {
  return WRITTEN_OUT.reduce((code, [role, name]) => code.replace(role, name), status);
}

/** A status as a call names it: by its code or as answers have it under `status`. */
export const askedStatusSchema = z
  .string()
  .max(80)
  .transform((code) =>
    WRITTEN_OUT.reduce((status, [role, name]) => status.replace(name, role), code),
  );
