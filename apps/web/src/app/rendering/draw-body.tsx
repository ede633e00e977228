import { prerender } from 'react-dom/static';
import type { Services } from '../../platform/services.ts';
import { App } from '../App.tsx';
import type { createAppRouter } from '../router/create-router.ts';

/**
 * Draws the loaded page as HTML, whole: no part of it waits for a script that moves it into its place.
 * Rejects with the first error of any component.
 */
export async function drawBody(
  services: Services,
  router: ReturnType<typeof createAppRouter>,
): Promise<string> {
  let failure: { error: unknown } | undefined;
  const { prelude } = await prerender(<App services={services} router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= { error };
    },
  });
  const html = await new Response(prelude).text();
  if (failure) throw failure.error;
  return html;
}
