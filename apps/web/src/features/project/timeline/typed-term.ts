import type { Stage, Term } from '@pv/contract';
import { createContext, type ReactNode, use } from 'react';

/** What the roadmap does about the typed days of its stages. */
interface TypedTerms {
  /** Tells it that days were typed, so that it can offer to shift the following stages. */
  tell: (stage: Stage, from: Term, to: Term) => void;
  /** The offer where it is about a stage: it stands under the days that were typed. */
  offerOn: (stage: Stage) => ReactNode;
}

export const TypedTermContext = createContext<TypedTerms>({
  tell: () => {},
  offerOn: () => null,
});

/** To tell of the typed days of a stage, and what is offered after them, to be shown beside. */
export function useTypedTerm(stage: Stage) {
  const { tell, offerOn } = use(TypedTermContext);
  return { tell: (from: Term, to: Term) => tell(stage, from, to), offer: offerOn(stage) };
}
