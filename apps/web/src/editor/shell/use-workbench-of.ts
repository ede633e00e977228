import { type DocumentView, documentEndpoints } from '@pv/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import type { Call } from '../../platform/api/client.ts';
import { uploadFile } from '../../platform/api/upload.ts';
import { useServices } from '../../platform/ServicesContext.tsx';
import { openLiveDocument } from '../document/live-document.ts';
import { createAssetStore } from '../text/asset-store.ts';
import { useAddPictures } from './use-add-pictures.ts';
import { createWorkbench, type SendPicture, type Workbench } from './workbench.ts';

/** Colours of carets: dark enough for white letters of the name, far enough from each other. */
const COLOURS = ['#4c68d2', '#2f7d4f', '#a4570b', '#b3362c', '#7a3fb0', '#0f6e84', '#8a4a6b'];

/** The colour of a person, the same on every screen. */
function personColour(userId: string): string {
  const sum = [...userId].reduce((total, char) => (total * 31 + char.charCodeAt(0)) % 9973, 7);
  return COLOURS[sum % COLOURS.length] ?? '#4c68d2';
}

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

/** Opens a document for as long as the component lives; null until it is open. */
export function useWorkbenchOf(view: DocumentView | undefined): Workbench | null {
  const { session, call } = useServices();
  const { t } = useTexts();
  const [bench, setBench] = useState<Workbench | null>(null);
  const brokenReference = useEffectEvent(() => t('editor.brokenReference'));

  const pictures = useAddPictures();

  const id = view && `${view.id} ${view.stage_id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view of the same document at the same stage that was asked for again does not open it anew
  useEffect(() => {
    const state = session.state();
    if (!view || state.kind !== 'in') return;
    const userId = state.claims.sub;
    const live = openLiveDocument({
      documentId: view.id,
      userId,
      origin: window.location.origin,
      token: session.token,
      rights: { edit: view.can.edit, locked: view.locked, closed: view.locked_stages },
    });
    live.awareness.setLocalStateField('user', { id: userId, color: personColour(userId) });
    const opened = createWorkbench({
      view,
      live,
      assets: createAssetStore(call, view.id),
      sendPicture: sendPictureTo(call, view.id),
      brokenReference: () => brokenReference(),
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
