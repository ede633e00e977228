interface Decided {
  held: boolean;
  /** Null where the table lets nobody take it back; undefined while that is not known. */
  undoing: object | null | undefined;
}

/** Whether the last decision can be taken back as far as is known: then that is offered. */
export function mayUndo(made: Decided | null): boolean {
  return made !== null && (made.held || Boolean(made.undoing));
}
