/** What of an address may be shown to whoever comes to the device: «a•••@mail.ru». */
export function maskedAddress(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
}
