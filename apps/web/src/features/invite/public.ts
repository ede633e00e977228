export { useMyInvitations } from './api/use-my-invitations.ts';
export { MyInvitations } from './MyInvitations.tsx';
