export { addFirstOpportunities } from './add-first-opportunities.ts';
export { declineOfLeaver } from './operations/decline-open.ts';
export { listOpenAddresses } from './operations/list-opportunities.ts';
