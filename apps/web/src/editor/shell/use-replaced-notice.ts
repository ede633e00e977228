import { documentEndpoints } from '@pv/contract';
import { onReplaced } from '@pv/editor-schema';
import type { Mutation, MutationCache } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { keyOf } from '../../platform/query/use-endpoint.ts';
import { useServices, useSessionState } from '../../platform/ServicesContext.tsx';
import { useLiveDocument } from './DocumentContext.tsx';

const { restoreVersion, restoreSection, gather, applyImport } = documentEndpoints;
const REPLACING = new Set<unknown>(
  [restoreVersion, restoreSection, gather, applyImport].map(({ name }) => name),
);

/** Whether this window itself has put another text there: each call explains one replacement. */
function explained(calls: MutationCache, told: WeakSet<Mutation>): boolean {
  const call = calls
    .getAll()
    .find(
      (one) =>
        REPLACING.has(one.options.mutationKey?.[0]) &&
        one.state.status !== 'error' &&
        !told.has(one),
    );
  if (call) told.add(call);
  return call !== undefined;
}

/** Tells whoever has the document open that other content was put in the place of its text elsewhere. */
export function useReplacedNotice(): void {
  const { t } = useTexts();
  const { queries, toasts } = useServices();
  const live = useLiveDocument();
  const session = useSessionState();
  const [told] = useState(() => new WeakSet<Mutation>());
  const tell = useEffectEvent((userId: unknown) => {
    // what was done before the document was opened comes with its text
    if (!live.status().loaded) return;
    const own = session.kind === 'in' && session.claims.uid === userId;
    if (own && explained(queries.getMutationCache(), told)) return;
    toasts.warning(t(own ? 'editor.replacedElsewhere' : 'editor.replaced'));
    // the text that stood here is among them now
    void queries.invalidateQueries({ queryKey: keyOf(documentEndpoints.versions) });
  });
  useEffect(() => onReplaced(live.doc, tell), [live]);
}
