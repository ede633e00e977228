import { documentEndpoints } from '@pv/contract';
import type { Call } from '../../platform/api/client.ts';
import { uploadFile } from '../../platform/api/upload.ts';
import type { SendPicture } from '../shell/workbench.ts';

/** Sends pictures to the server's storage of one document. */
export function sendPictureTo(call: Call, documentId: string): SendPicture {
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
