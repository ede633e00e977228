import type { Stage, Term } from '@pv/contract';
import { createContext, use } from 'react';

/** Tells the roadmap that days of a stage were typed, so that it can offer to shift the following ones. */
export const TypedTermContext = createContext<(stage: Stage, from: Term, to: Term) => void>(
  () => {},
);

/** To be told of the typed days of a stage. */
export function useTypedTerm(stage: Stage): (from: Term, to: Term) => void {
  const tell = use(TypedTermContext);
  return (from, to) => tell(stage, from, to);
}
