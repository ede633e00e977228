export { windowsOf } from './catalogue.ts';
export { fundingEntries } from './operations/remind-of-call.ts';
