import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { type OwnTitle, useRouteTitle } from '../router/use-page-title.ts';
import { useServices, useSessionState } from '../ServicesContext.tsx';

const UNRECORDED = /^\/(sign-in|sign-up|reset-password)?$/;

/** Names the window after the open page and notes it among the recent ones. Draws nothing. */
export function WindowTitle({ own }: { own: OwnTitle | null }) {
  const { t } = useTexts();
  const { recent } = useServices();
  const routeTitle = useRouteTitle();
  const path = useLocation({ select: (location) => location.pathname });
  const signedIn = useSessionState().kind === 'in';
  const shown = own?.path === path ? own : null;
  const title = shown?.title ?? routeTitle;
  const kind = shown ? shown.kind : 'page';

  useEffect(() => {
    document.title = title && path !== '/' ? t('shell.title', { page: title }) : t('shell.product');
  }, [t, title, path]);

  useEffect(() => {
    if (!signedIn || !title || !kind || UNRECORDED.test(path)) return;
    recent.visit({ title, path, kind, at: Date.now() });
  }, [recent, signedIn, title, path, kind]);

  return null;
}
