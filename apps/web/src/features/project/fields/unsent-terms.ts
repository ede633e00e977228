/** Terms that are shown with days that do not fit, and are therefore not sent. */
export interface UnsentTerms {
  /** A term is shown so from now on, until the function that is given is called. */
  hold(id: string): () => void;
  /** Whether any is shown so now. */
  any(): boolean;
}

/** Follows which terms on the page are not what the server has. */
export function createUnsentTerms(): UnsentTerms {
  const held = new Set<symbol>();
  return {
    hold(id) {
      const one = Symbol(id);
      held.add(one);
      return () => void held.delete(one);
    },
    any: () => held.size > 0,
  };
}
