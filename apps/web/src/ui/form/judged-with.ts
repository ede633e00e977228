/** What is wrong with one field and may be mended by another. */
const BY_ANOTHER: readonly unknown[] = ['password_repeat', 'password_same', 'dates_reversed'];

/** The wrong fields of a form that a change of one judges anew: itself, and those that it may mend. */
export function judgedWith(changed: string, errors: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(errors).filter(
    (field) => field === changed || BY_ANOTHER.includes(errors[field]),
  );
}
