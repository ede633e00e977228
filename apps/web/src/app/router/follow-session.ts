import type { Services } from '../../platform/services.ts';
import type { SessionState } from '../../platform/session/types.ts';

const personOf = (state: SessionState) => (state.kind === 'in' ? state.claims.sub : null);
const filledOf = (state: SessionState) => state.kind === 'in' && state.claims.profile !== null;

interface Followed {
  session: Services['session'];
  queries: Pick<Services['queries'], 'clear'>;
  recent: Pick<Services['recent'], 'clear'>;
  trouble: Pick<Services['trouble'], 'forget'>;
  returnAddress: Pick<Services['returnAddress'], 'meet' | 'forget'>;
}

/**
 * Reacts when somebody signs in, out or fills the profile, in this tab or another: answers of another
 * person are dropped with the way back to a page of his, and the guards of the open page are asked again by `recheck`.
 */
export function followSession(services: Followed, recheck: () => void): () => void {
  const { session, queries, recent, returnAddress, trouble } = services;
  let person = personOf(session.state());
  let filled = filledOf(session.state());
  if (person !== null) returnAddress.meet(person);
  return session.subscribe(() => {
    const state = session.state();
    if (state.kind === 'starting') return;
    const [before, wasFilled] = [person, filled];
    person = personOf(state);
    filled = filledOf(state);
    if (person !== null) returnAddress.meet(person);
    if (before !== null && person !== before) queries.clear();
    if (before !== null && state.kind === 'out' && state.reason === 'left') {
      // the next one at the screen is not led to his pages, and tells nothing of them
      returnAddress.forget();
      trouble.forget();
    }
    // also after a session that had run out before this page was opened
    if (state.kind === 'out' || (before !== null && person !== before)) recent.clear();
    if (person !== before || filled !== wasFilled) recheck();
  });
}
