export { tokenOf as invitationToken } from './invitations/token.ts';
export { remindRequest } from './operations/remind-request.ts';
