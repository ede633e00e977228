import { spinoffEndpoints } from '@pv/contract';
import { useChange } from '../../../platform/query/use-endpoint.ts';

const stales = [spinoffEndpoints.links];

/** Orders a PDF once more that could not be made. */
export const usePrintAgain = () => useChange(spinoffEndpoints.print, { stales });

/** Takes a reference away whose PDF could not be made. */
export const useForgetReference = () => useChange(spinoffEndpoints.forget, { stales });
