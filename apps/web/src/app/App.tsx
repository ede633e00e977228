import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { LanguageProvider } from '../i18n/LanguageContext.tsx';
import { ServicesProvider } from '../platform/ServicesContext.tsx';
import type { Services } from '../platform/services.ts';
import { useSight } from '../ui/sight/use-sight.ts';
import { createColorSchemeManager } from '../ui/theme/color-scheme.ts';
import { SchemeClasses } from '../ui/theme/SchemeClasses.tsx';
import { theme } from '../ui/theme/theme.ts';
import { NoticesPart } from './layouts/NoticesPart.tsx';
import type { createAppRouter } from './router/create-router.ts';

const schemes = createColorSchemeManager();

/** The whole app around one router. The variables of the theme come from a sheet, not from the page. */
export function App(props: { services: Services; router: ReturnType<typeof createAppRouter> }) {
  const { services, router } = props;
  const { sight } = useSight();
  return (
    <LanguageProvider language={services.language}>
      <ServicesProvider services={services}>
        <QueryClientProvider client={services.queries}>
          <MantineProvider
            theme={theme}
            classNamesPrefix="pv"
            colorSchemeManager={schemes}
            defaultColorScheme="auto"
            {...(sight && { forceColorScheme: sight.colours === 'black' ? 'dark' : 'light' })}
            withCssVariables={false}
            withGlobalClasses={false}
          >
            <SchemeClasses />
            <NoticesPart />
            <RouterProvider router={router} />
          </MantineProvider>
        </QueryClientProvider>
      </ServicesProvider>
    </LanguageProvider>
  );
}
