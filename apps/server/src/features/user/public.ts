export { findInviteCode } from './find-invite-code.ts';
export { fullName, personName } from './person-name.ts';
export { personOf } from './person-of.ts';
