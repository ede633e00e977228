import { ASSET_MAX_BYTES, type DocumentView } from '@pv/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../app/ServicesContext.tsx';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { openLiveDocument } from '../document/live-document.ts';
import { insertPictures } from '../section/insert-figure.ts';
import { pictureProblem } from '../text/upload-picture.ts';
import { personColour } from './person-colour.ts';
import { createWorkbench, type Workbench } from './workbench.ts';

/** The largest picture, in megabytes as people count them. */
const MEGABYTES = ASSET_MAX_BYTES / 1024 ** 2;

/** Opens a document for as long as the component lives; null until it is open. */
export function useWorkbenchOf(view: DocumentView | undefined): Workbench | null {
  const { session, call, toasts } = useServices();
  const { t } = useTexts();
  const [bench, setBench] = useState<Workbench | null>(null);
  const brokenReference = useEffectEvent(() => t('editor.brokenReference'));

  const addPictures = useEffectEvent((to: Workbench, files: readonly File[], pos?: number) => {
    const problem = files.map(pictureProblem).find(Boolean);
    if (problem === 'wrongType') toasts.warning(t('editor.figure.wrongType'));
    else if (problem) toasts.warning(t('editor.figure.tooLarge', { size: MEGABYTES }));
    else insertPictures(to, files, pos).catch(toasts.failure);
  });

  const id = view?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view of the same document that was asked for again does not open it anew
  useEffect(() => {
    const state = session.state();
    if (!view || state.kind !== 'in') return;
    const userId = state.claims.sub;
    const live = openLiveDocument({
      documentId: view.id,
      userId,
      origin: window.location.origin,
      token: session.token,
      rights: { edit: view.can.edit, locked: view.locked },
    });
    live.awareness.setLocalStateField('user', { id: userId, color: personColour(userId) });
    const opened = createWorkbench({
      view,
      live,
      call,
      brokenReference: () => brokenReference(),
      addPictures: (to, files, pos) => addPictures(to, files, pos),
    });
    window.addEventListener('online', live.wake);
    window.addEventListener('offline', live.sleep);
    setBench(opened);
    return () => {
      window.removeEventListener('online', live.wake);
      window.removeEventListener('offline', live.sleep);
      setBench(null);
      opened.destroy();
      live.destroy();
    };
  }, [id, session, call]);
  return bench;
}
