import { infoBlockEndpoints, publicationEndpoints } from '@pv/contract';
import { articlesRequest } from '../../features/publication/api/requests.ts';
import { blocksOf } from '../../features/site/requests.ts';
import { askAhead } from '../../platform/query/ask-ahead.ts';
import type { Services } from '../../platform/services.ts';

/** Everything that the home page shows, before it is drawn. */
export async function loadHome(context: Pick<Services, 'queries' | 'call'>): Promise<void> {
  await Promise.all([
    askAhead(context, publicationEndpoints.list, articlesRequest('news', {})),
    askAhead(context, infoBlockEndpoints.list, blocksOf()),
    askAhead(context, infoBlockEndpoints.types, {}),
  ]);
}
