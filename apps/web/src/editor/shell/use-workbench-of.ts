import { type DocumentView, documentEndpoints } from '@pv/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import type { Call } from '../../platform/api/client.ts';
import { uploadFile } from '../../platform/api/upload.ts';
import { useServices } from '../../platform/ServicesContext.tsx';
import { openLiveDocument } from '../document/live-document.ts';
import { openSpelling } from '../spelling/spelling.ts';
import { titleOf } from '../suggest/describe.ts';
import { createSuggestMode } from '../suggest/suggest-mode.ts';
import { createAssetStore } from '../text/asset-store.ts';
import type { SaidOfSuggestion } from '../text/paint.ts';
import { personColour } from '../text/person-colour.ts';
import { useAddPictures } from './use-add-pictures.ts';
import { createWorkbench, type SendPicture, type Workbench } from './workbench.ts';

/** Sends pictures to the server's storage of one document. */
function sendPictureTo(call: Call, documentId: string): SendPicture {
  return async (file, onProgress) => {
    const { asset_id, upload_url } = await call(documentEndpoints.addAsset, {
      params: { id: documentId },
      body: { name: file.name || 'picture.png', size: file.size, type: file.type },
    });
    await uploadFile(upload_url, file, { onProgress });
    return call(documentEndpoints.finishAsset, {
      params: { id: asset_id },
      body: { uploaded: true },
    });
  };
}

/**
 * Opens a document for as long as the component lives; null until it is open.
 * @param keptFor whose copy on this device is opened while the server cannot tell who is here
 */
export function useWorkbenchOf(view: DocumentView | undefined, keptFor?: string): Workbench | null {
  const { session, call } = useServices();
  const { t, locale } = useTexts();
  const [bench, setBench] = useState<Workbench | null>(null);
  const brokenReference = useEffectEvent(() => t('editor.brokenReference'));
  const suggestionTitle = useEffectEvent((said: SaidOfSuggestion) =>
    titleOf(said, { t, locale, people: view?.suggesting?.people ?? [] }),
  );

  const pictures = useAddPictures();

  const id = view && `${view.id} ${view.stage_id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view of the same document at the same stage that was asked for again does not open it anew
  useEffect(() => {
    const state = session.state();
    const userId = state.kind === 'in' ? state.claims.uid : keptFor;
    if (!view || userId === undefined) return;
    const live = openLiveDocument({
      documentId: view.id,
      userId,
      origin: window.location.origin,
      token: session.token,
      rights: { edit: view.can.edit, locked: view.locked, closed: view.locked_stages },
    });
    live.awareness.setLocalStateField('user', {
      id: userId,
      color: personColour(view.suggesting?.author_id ?? userId),
    });
    const opened = createWorkbench({
      view,
      live,
      assets: createAssetStore(call, view.id),
      spelling: openSpelling(live.doc, userId),
      sendPicture: sendPictureTo(call, view.id),
      brokenReference: () => brokenReference(),
      suggestionTitle: (said) => suggestionTitle(said),
      suggest: createSuggestMode({
        documentId: view.id,
        who: {
          id: view.suggesting?.author_id ?? null,
          name: view.suggesting?.author ?? '',
        },
        people: view.suggesting?.people ?? [],
        usually: view.suggesting?.usual ?? false,
        storage: window.localStorage,
        now: () => new Date(),
      }),
      ...pictures,
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
  }, [id, session, call, pictures]);
  return bench;
}
