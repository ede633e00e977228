import { MantineProvider } from '@mantine/core';
import { useNotifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { LanguageProvider } from '../i18n/LanguageContext.tsx';
import {
  type Services,
  ServicesProvider,
  useLikelySignedIn,
} from '../platform/ServicesContext.tsx';
import { useSight } from '../ui/sight/sight.ts';
import { createColorSchemeManager, SchemeClasses } from '../ui/theme/color-scheme.tsx';
import { theme } from '../ui/theme/theme.ts';
import { useAwake } from '../ui/use-awake.ts';
import { LeftTexts, Notices, Part } from './layouts/lazy-parts.tsx';
import type { createAppRouter } from './router/create-router.ts';

/** The notices, and what leaving does; their code comes before the first of them is likely, or with it. */
function AwakeParts() {
  const awake = useAwake(useLikelySignedIn());
  const { notifications } = useNotifications();
  if (!awake && notifications.length === 0) return null;
  return (
    <Part>
      <Notices />
      <LeftTexts />
    </Part>
  );
}

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
            <AwakeParts />
            <RouterProvider router={router} />
          </MantineProvider>
        </QueryClientProvider>
      </ServicesProvider>
    </LanguageProvider>
  );
}
