export { askedInProjects } from './asked-in-projects.ts';
export { dismiss } from './dismiss.ts';
export { tokenOf as invitationToken } from './invitations/token.ts';
export { inviteByMail } from './operations/invite-by-mail.ts';
export { lapseInvitations } from './operations/lapse-invitations.ts';
export { remindRequest } from './operations/remind-request.ts';
