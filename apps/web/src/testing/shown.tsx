import { MantineProvider } from '@mantine/core';
import { ru } from '@pv/texts/ru';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { LanguageProvider } from '../i18n/LanguageContext.tsx';
import { createLanguage } from '../i18n/language.ts';
import type { Call } from '../platform/api/client.ts';
import { createServices } from '../platform/create-services.ts';
import { ServicesProvider } from '../platform/ServicesContext.tsx';

/** What the server answers to each call, by the name of its endpoint; what is thrown is a failure. */
export type Answers = Record<string, (request: never) => unknown>;

/** How the component is shown. */
interface Place {
  /** The address, `/` where the component does not ask for its own. */
  path?: `/${string}`;
  /** What follows the path in the address line. */
  search?: `?${string}`;
}

/**
 * Draws a component in Russian as the page at an address, over a server that answers as told and never
 * to anything else. Gives the person at the keyboard, the calls that were made and the services of the tab.
 */
export async function shown(
  Component: () => ReactNode,
  answers: Answers = {},
  { path = '/', search }: Place = {},
) {
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
  });
  // parts that go past the client, such as the check against robots, get no answer
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  // a field that grows with its text measures again when a font has come
  Object.assign(document, { fonts: new EventTarget() });
  const language = await createLanguage(
    {
      localStorage: { getItem: () => 'ru', setItem: () => {} },
      navigator: { language: 'ru-RU' },
      document: { documentElement: { lang: '' }, cookie: '' },
      addEventListener: () => {},
    },
    { ru: async () => ru, en: () => Promise.reject(new Error('no English')) },
  );
  const calls: { name: string; request: unknown }[] = [];
  const call = (async ({ name }, request) => {
    calls.push({ name, request });
    const answer = answers[name];
    return answer ? await answer(request as never) : new Promise(() => {});
  }) as Call;
  const services = { ...createServices(language, window.localStorage), call };
  const root = createRootRoute();
  const here = createRoute({ getParentRoute: () => root, path, component: Component });
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null });
  const history = createMemoryHistory({ initialEntries: [`${path}${search ?? ''}`] });
  const router = createRouter({ routeTree: root.addChildren([here, elsewhere]), history });
  await router.load();
  render(
    <LanguageProvider language={language}>
      <ServicesProvider services={services}>
        <QueryClientProvider client={services.queries}>
          <MantineProvider env="test">
            {/* a router of its own: that of the app would bring all pages */}
            <RouterProvider router={router as never} />
          </MantineProvider>
        </QueryClientProvider>
      </ServicesProvider>
    </LanguageProvider>,
  );
  const address = () => router.state.location.pathname;
  return { user: userEvent.setup(), screen, calls, services, address };
}

/** What is said of a field beside its name: hints, and what is wrong with it. */
export function saidOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
