export { appendAccountEvent } from './append-account-event.ts';
export { keepLog } from './keep-log.ts';
export { tellProfileChange } from './tell-profile-change.ts';
