export { addFirstOpportunities } from './add-first-opportunities.ts';
export { listOpenAddresses } from './operations/list-opportunities.ts';
