import { MantineProvider } from '@mantine/core';
import { ru } from '@pv/texts/ru';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { LanguageProvider } from '../i18n/LanguageContext.tsx';
import { createLanguage } from '../i18n/language.ts';
import { type Services, ServicesProvider } from '../platform/ServicesContext.tsx';

/** The HTML of a component in Russian as it is first drawn, with `answers` of the server by their keys. */
export async function drawn(
  component: ReactNode,
  answers: readonly (readonly [key: unknown[], answer: unknown])[] = [],
): Promise<string> {
  const language = await createLanguage(
    {
      localStorage: { getItem: () => null, setItem: () => {} },
      navigator: { language: 'ru-RU' },
      document: { documentElement: { lang: '' }, cookie: '' },
      addEventListener: () => {},
    },
    { ru: async () => ru, en: () => Promise.reject(new Error('no English')) },
  );
  const queries = new QueryClient();
  for (const [key, answer] of answers) queries.setQueryData(key, answer);
  const services: Partial<Services> = { language, queries, call: () => new Promise(() => {}) };
  const { prelude } = await prerender(
    <ServicesProvider services={services as Services}>
      <QueryClientProvider client={queries}>
        <LanguageProvider language={language}>
          <MantineProvider>{component}</MantineProvider>
        </LanguageProvider>
      </QueryClientProvider>
    </ServicesProvider>,
  );
  return new Response(prelude).text();
}
