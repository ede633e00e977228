import { documentEndpoints } from '@pv/contract';
import { onReplaced } from '@pv/editor-schema';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { keyOf } from '../../platform/query/use-endpoint.ts';
import { useServices, useSessionState } from '../../platform/ServicesContext.tsx';
import { useLiveDocument } from './DocumentContext.tsx';

/** Tells whoever has the document open that somebody else has put other content in the place of its text. */
export function useReplacedNotice(): void {
  const { t } = useTexts();
  const { queries, toasts } = useServices();
  const live = useLiveDocument();
  const session = useSessionState();
  const tell = useEffectEvent((userId: unknown) => {
    // what was done before the document was opened comes with its text
    const own = session.kind === 'in' && session.claims.uid === userId;
    if (own || !live.status().loaded) return;
    toasts.warning(t('editor.replaced'));
    // the text that stood here is among them now
    void queries.invalidateQueries({ queryKey: keyOf(documentEndpoints.versions) });
  });
  useEffect(() => onReplaced(live.doc, tell), [live]);
}
