export { useMyInvitations } from './api.ts';
export { MyInvitations } from './MyInvitations.tsx';
