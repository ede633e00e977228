import { type RequestKind, teamEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';
import { PROJECT_STALES } from './stales.ts';

const stales = PROJECT_STALES;
const options = { stales };

/** Invites several addresses; each line of the answer says what became of it. */
export const useInviteTeammates = () =>
  useChange(teamEndpoints.inviteTeammates, { stales, ownErrors: true });

/** Offers a member another role. */
export const useOfferRole = () => useChange(teamEndpoints.inviteTeammate, options);

/** Removes a member, or asks for his consent. */
export const useRemoveTeammate = () => useChange(teamEndpoints.removeTeammate, options);

/** Leaves a team: the project's own answers are gone for the caller and are not asked for again. */
export const useLeave = () => useChange(teamEndpoints.removeTeammate);

/** Asks a member to become the author of the project. */
export const useHandOver = () => useChange(teamEndpoints.handOver, options);

/** Sends a mail of invitation again. */
export const useResendInvitation = () => useChange(teamEndpoints.resendInvitation, options);

/** Confirms that whoever has accepted is the person that was meant. */
export const useConfirmInvitation = () => useChange(teamEndpoints.confirmInvitation, options);

/** Takes an invitation back. */
export const useCancelInvitation = () => useChange(teamEndpoints.cancelInvitation, options);

const ANSWERS = {
  exclusion: teamEndpoints.exclusion,
  role_offer: teamEndpoints.roleOffer,
  handover: teamEndpoints.handover,
};

/** Accepts a request; a member who agrees to leave has no project to read again. */
export const useAcceptRequest = (kind: RequestKind) =>
  useChange(ANSWERS[kind].accept, kind === 'exclusion' ? {} : options);

/** Declines a request. */
export const useDeclineRequest = (kind: RequestKind) => useChange(ANSWERS[kind].decline, options);

/** Reminds a member of what he is asked for. */
export const useRemindTarget = (kind: RequestKind) => useChange(ANSWERS[kind].remind, options);

/** Takes one's own request back. */
export const useCancelRequest = (kind: RequestKind) => useChange(ANSWERS[kind].cancel, options);
