export { eventEntries } from './operations/own-entries.ts';
export { wasHeard, writeOutcomes } from './operations/write-outcomes.ts';
