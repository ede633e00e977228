/** A code for a new address works for the person who has asked for it only. */
export const codePurpose = (userId: string, email: string) => ({
  key: `address ${userId} ${email}`,
  letter: 'address' as const,
});
