import { infoBlockEndpoints } from '@pv/contract';
import { redirect } from '@tanstack/react-router';
import { askAhead } from '../../../platform/query/queries.ts';
import type { Services } from '../../../platform/ServicesContext.tsx';
import { guideRequest } from '../requests.ts';

/**
 * The guide of an address before its page is drawn.
 * @throws a redirect for good where the guide has another address now
 */
export async function loadGuide(context: Pick<Services, 'queries' | 'call'>, slug: string) {
  const answer = await askAhead(context, infoBlockEndpoints.get, guideRequest(slug));
  const block = answer?.info_blocks[0];
  if (block && block.slug !== slug) {
    const params = { guide: block.slug };
    throw redirect({ to: '/guides/$guide', params, search: true, statusCode: 301, replace: true });
  }
  return block;
}
