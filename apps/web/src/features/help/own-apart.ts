/** The role of the reader, which stands first, and the others as they stand. */
export function ownApart<T extends { role: string }>(roles: readonly T[], own: string) {
  return {
    own: roles.find(({ role }) => role === own) ?? null,
    others: roles.filter(({ role }) => role !== own),
  };
}
