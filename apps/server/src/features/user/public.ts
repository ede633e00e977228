export { findInviteCode } from './find-invite-code.ts';
export { personName } from './person-name.ts';
export { personOf } from './person-of.ts';
