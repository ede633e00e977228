export { fundingEntries } from './operations/remind-of-call.ts';
