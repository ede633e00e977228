import { MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LanguageProvider, useTexts } from '../i18n/LanguageContext.tsx';
import { createColorSchemeManager } from '../ui/theme/color-scheme.ts';
import { SchemeClasses } from '../ui/theme/SchemeClasses.tsx';
import { theme } from '../ui/theme/theme.ts';
import type { createAppRouter } from './router/create-router.ts';
import { ServicesProvider } from './ServicesContext.tsx';
import type { Services } from './services.ts';

const schemes = createColorSchemeManager();

/** Calendars start on Monday and speak the chosen language. */
function Dates({ children }: { children: ReactNode }) {
  const { locale } = useTexts();
  return <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>{children}</DatesProvider>;
}

/** The whole app around one router. The variables of the theme come from a sheet, not from the page. */
export function App(props: { services: Services; router: ReturnType<typeof createAppRouter> }) {
  const { services, router } = props;
  return (
    <LanguageProvider language={services.language}>
      <ServicesProvider services={services}>
        <QueryClientProvider client={services.queries}>
          <MantineProvider
            theme={theme}
            classNamesPrefix="pv"
            colorSchemeManager={schemes}
            defaultColorScheme="auto"
            withCssVariables={false}
            withGlobalClasses={false}
          >
            <SchemeClasses />
            <Notifications position="top-right" limit={4} zIndex={400} />
            <Dates>
              <RouterProvider router={router} />
            </Dates>
          </MantineProvider>
        </QueryClientProvider>
      </ServicesProvider>
    </LanguageProvider>
  );
}
