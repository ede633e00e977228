import { logEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';

const options = { stales: [logEndpoints.list, logEndpoints.choices] };

/** Writes a note on a project or a comment on an entry of its log. */
export const useAddNote = () => useChange(logEndpoints.add, options);

/** Changes the text of one's own note or comment. */
export const useChangeNote = () => useChange(logEndpoints.change, options);
