import { articleEditorEndpoints, proposalEndpoints } from '@pv/contract';
import { useChange, useEndpoint } from '../../../platform/query/use-endpoint.ts';

const { ofProject, list, get } = proposalEndpoints;
const ofTeam = [ofProject];
const ofEditors = [list, get, articleEditorEndpoints.list];

/** The newest proposal of a project, and what the reader may do. */
export const useProposal = (id: string) => useEndpoint(ofProject, { params: { id } });

/** Offers the article of a project to the editors. */
export const usePropose = () => useChange(proposalEndpoints.propose, { stales: ofTeam });

/** Takes the open proposal back. */
export const useWithdraw = () => useChange(proposalEndpoints.withdraw, { stales: ofTeam });

/** The proposals for the editors. */
export const useOffers = (open: boolean) =>
  useEndpoint(list, { query: { open: open ? 'true' : 'false' } }, { keepPrevious: true });

/** A proposal with its manuscript. */
export const useOffer = (id: string) => useEndpoint(get, { params: { id } });

/** Makes a draft of a proposal. */
export const useAcceptOffer = () => useChange(proposalEndpoints.accept, { stales: ofEditors });

/** Answers that it is not taken, and why. */
export const useDeclineOffer = () => useChange(proposalEndpoints.decline, { stales: ofEditors });
