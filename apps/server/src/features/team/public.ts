export { dismiss } from './dismiss.ts';
export { inviteByMail } from './operations/invite-by-mail.ts';
export { lapseInvitations } from './operations/lapse-invitations.ts';
export { remindRequest } from './operations/remind-request.ts';
