export { Accept } from './Accept.tsx';
export { useMyInvitations } from './api.ts';
export { MyInvitations } from './MyInvitations.tsx';
