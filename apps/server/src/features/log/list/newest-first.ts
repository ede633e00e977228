interface Entry {
  createdAt: Date;
  id: string;
}

/** The order of the log: the newest first. */
export function newestFirst(one: Entry, other: Entry): number {
  const later = other.createdAt.getTime() - one.createdAt.getTime();
  return later || (other.id < one.id ? -1 : 1);
}
