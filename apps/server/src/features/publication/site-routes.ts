import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../context.ts';
import { route } from '../../http/route.ts';
import { listBlocks } from './operations/list-blocks.ts';
import { readBlock } from './operations/read-block.ts';
import { readPage } from './operations/read-page.ts';
import { presentBlock, presentTypes, presentWhole } from './present-block.ts';
import { withPictures } from './queries/find-blocks.ts';

/** Pages and info blocks as anybody reads them. */
export function siteRoutes(app: FastifyInstance, deps: Deps): void {
  const { webPage, infoBlock } = endpoints;
  route(app, webPage.get, ({ query: { path }, locale }) => readPage(deps, { path, locale }));
  route(app, webPage.operator, async () => deps.config.operator);
  route(app, infoBlock.types, async ({ locale }) => ({ info_blocks: presentTypes(locale) }));
  route(app, infoBlock.list, async ({ query, locale }) => {
    const { blocks, next_cursor } = await listBlocks(deps, query);
    return { info_blocks: blocks.map((block) => presentBlock(block, locale)), next_cursor };
  });
  route(app, infoBlock.byType, async ({ query, locale }) => {
    const { blocks, next_cursor } = await listBlocks(deps, query);
    const whole = await Promise.all(blocks.map((block) => withPictures(deps, block)));
    return { info_blocks: whole.map((block) => presentWhole(block, locale)), next_cursor };
  });
  route(app, infoBlock.get, async ({ query, locale }) => ({
    info_blocks: [presentWhole(await readBlock(deps, query), locale)],
  }));
}
