/** The name of what is wrong with a password typed again: nothing is typed, or another one; else null. */
export function checkRepeat(repeat: string, password: string): string | null {
  if (repeat === '') return 'field_empty';
  return repeat === password ? null : 'password_repeat';
}
