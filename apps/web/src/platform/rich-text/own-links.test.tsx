import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './RichText.tsx';

/** The link of a text that leads to `href`, as it is drawn on the page at `here`. */
async function drawn(href: string, here: string): Promise<string> {
  const marks = [{ type: 'link', attrs: { href } }];
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'туда', marks }] };
  const content = JSON.stringify({ type: 'doc', content: [paragraph] });
  const rootRoute = createRootRoute();
  const component = () => <RichText content={content} />;
  const page = createRoute({ getParentRoute: () => rootRoute, path: '$', component });
  const router = createRouter({
    routeTree: rootRoute.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [here] }),
  });
  await router.load();
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return /<a .*?<\/a>/.exec(html)?.[0] ?? html;
}

describe('a link of a text to a page of the site', () => {
  it.each(['/faq', '/faq#code', '/faq?lang=en', '/articles-news?page=2&search=код#list'])(
    'leads to %s in the same tab',
    async (href) => {
      const shown = encodeURI(href).replace('&', '&amp;');
      expect(await drawn(href, '/rules')).toBe(`<a href="${shown}">туда</a>`);
    },
  );

  it.each([
    ['/articles-news', '/articles-news/pervaya'],
    ['/faq#code', '/faq'],
    ['/', '/faq'],
  ])('to %s is not told as the current page on %s', async (href, here) => {
    expect(await drawn(href, here)).toBe(`<a href="${href}">туда</a>`);
  });
});
