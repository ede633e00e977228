/** Crockford's base 32: no I, L, O, U to be mistaken when a code is dictated. */
export const PERSONAL_CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const PERSONAL_CODE_LENGTH = 12;

/** A personal code as it is kept: spaces, dashes and case of what was typed do not matter. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** Whether what was typed can be a personal code at all; whether there is one, only the server knows. */
export function looksLikeCode(typed: string): boolean {
  const code = plainCode(typed);
  return (
    code.length === PERSONAL_CODE_LENGTH &&
    [...code].every((sign) => PERSONAL_CODE_SIGNS.includes(sign))
  );
}
