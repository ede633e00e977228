import { useLocation, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isSecretPath } from '../../platform/address/secret-path.ts';
import type { OwnTitle } from '../../platform/address/use-page-title.ts';
import { headTags, titleKeyOf, titleOf, windowTitle } from '../../platform/head/head-tags.ts';
import { replaceHead } from '../../platform/head/write-head.ts';
import { useServices, useSessionState } from '../../platform/ServicesContext.tsx';
import { hasFixedTitle } from '../recent/has-fixed-title.ts';

/** Names the window after the open page, keeps the head in step and notes the page among the recent ones. Draws nothing. */
export function WindowTitle({ own }: { own: OwnTitle | null }) {
  const { t, locale } = useTexts();
  const { recent } = useServices();
  const matches = useMatches();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const signedIn = useSessionState().kind === 'in';
  const shown = own?.path === path ? own : null;
  const title = shown?.title ?? titleOf({ matches, t });
  const standing = matches.every(({ status, _notFound }) => status === 'success' && !_notFound);
  const fixed = standing && hasFixedTitle(matches.at(-1), path);
  const kind = shown ? shown.kind : fixed ? 'page' : null;
  const note = shown?.note;
  const key = shown ? null : titleKeyOf(matches);

  useEffect(() => {
    document.title = windowTitle(title, path, t);
  }, [t, title, path]);

  useEffect(() => {
    const { origin } = window.location;
    const found = standing;
    replaceHead(document, headTags({ matches, origin, pathname: path, locale, t, found }));
  }, [matches, standing, path, locale, t]);

  useEffect(() => {
    if (!signedIn || !title || !kind || isSecretPath(path)) return;
    const more = { ...(note && { note }), ...(key && { key }) };
    recent.visit({ title, path, kind, at: Date.now(), ...more });
  }, [recent, signedIn, title, path, kind, note, key]);

  return null;
}
