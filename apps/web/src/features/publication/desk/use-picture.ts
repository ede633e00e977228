import {
  type ArticlePicture,
  ASSET_MAX_BYTES,
  articleEditorEndpoints,
  PICTURE_MOST_PIXELS,
} from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { uploadFile } from '../../../platform/api/upload.ts';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { useServices } from '../../../platform/ServicesContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { fileSize } from '../../../ui/file-size.ts';
import { type PictureProblem, pictureProblem } from './picture-problem.ts';

/** What is wrong with the last chosen file, in words; null where nothing is. */
function useProblemWords() {
  const { t, locale } = useTexts();
  return (problem: PictureProblem, { name }: File) =>
    t(`desk.picture.${problem}`, {
      name,
      size: fileSize(ASSET_MAX_BYTES, t, locale),
      pixels: PICTURE_MOST_PIXELS / 1_000_000,
    });
}

/**
 * Uploads a picture of an article. `share` is how much of it is sent, null while nothing is; `wrong` says
 * why the last chosen one was not taken.
 */
export function useUploadPicture(articleId: string, onReady: (picture: ArticlePicture) => void) {
  const { call, queries } = useServices();
  const { t } = useTexts();
  const problemWords = useProblemWords();
  const [share, setShare] = useState<number | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  async function send(file: File) {
    const { name, size, type } = file;
    const body = { name, size, type };
    const added = await call(articleEditorEndpoints.addPicture, {
      params: { id: articleId },
      body,
    });
    await uploadFile(added.upload_url, file, { onProgress: setShare });
    const finished = { params: { id: added.picture_id } };
    onReady(await call(articleEditorEndpoints.finishPicture, finished));
    void queries.invalidateQueries({ queryKey: keyOf(articleEditorEndpoints.get) });
  }
  async function upload(file: File | null) {
    if (!file) return;
    setWrong(null);
    setShare(0);
    try {
      const problem = await pictureProblem(file, (blob) => createImageBitmap(blob));
      if (problem) setWrong(problemWords(problem, file));
      else await send(file);
    } catch (error) {
      const bytes = isApiError(error, 'file_type_refused');
      setWrong(bytes ? problemWords('broken', file) : describeError(error, t));
    }
    setShare(null);
  }
  return { upload, share, wrong };
}
