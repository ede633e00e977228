/** The part of a zod schema that a form needs. */
interface Schema {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: readonly { message: string }[] };
  };
}

/** Makes a form's check of one value from a schema of the contract: the name of what is wrong, or null. */
export function check(schema: Schema): (value: unknown) => string | null {
  return (value) => {
    const { success, error } = schema.safeParse(value);
    return success ? null : (error?.issues[0]?.message ?? 'field_wrong');
  };
}
