export { remindRequest } from './operations/remind-request.ts';
