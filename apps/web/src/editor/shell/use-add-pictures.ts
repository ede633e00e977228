import { ASSET_MAX_BYTES } from '@pv/contract';
import { useEffectEvent, useMemo } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useToasts } from '../../platform/ServicesContext.tsx';
import type { PastedPictures } from '../paste/tidy-pictures.ts';
import {
  changeFigure,
  insertPictures,
  pictureProblem,
  uploadPicture,
} from '../section/insert-figure.ts';
import type { Workbench, WorkbenchDeps } from './workbench.ts';

/**
 * Sends the pictures of a pasted text one after another into the figures that wait for them, in whatever
 * section one is by then. Gives whether one was too large to be sent.
 * @throws ApiError when the server refuses one or is silent
 */
async function fillFigures(
  bench: Workbench,
  { files }: Pick<PastedPictures, 'files'>,
): Promise<{ tooLarge: boolean }> {
  const sectionId = bench.active()?.id;
  let tooLarge = false;
  if (sectionId === undefined) return { tooLarge };
  for (const [id, file] of files) {
    if (pictureProblem(file)) {
      tooLarge = true;
      continue;
    }
    const image = await uploadPicture(bench, file);
    changeFigure(bench.live, { sectionId, id }, () => [image]);
  }
  return { tooLarge };
}

/** The largest picture, in megabytes as people count them. */
const MEGABYTES = ASSET_MAX_BYTES / 1024 ** 2;

type PictureDeps = Pick<WorkbenchDeps, 'addPictures' | 'fillFigures'>;

/** How pictures get into the text of a workbench; what cannot be taken is told of. */
export function useAddPictures(): PictureDeps {
  const { t } = useTexts();
  const toasts = useToasts();
  const tooLarge = () => toasts.warning(t('editor.figure.tooLarge', { size: MEGABYTES }));
  const add = useEffectEvent<PictureDeps['addPictures']>((to, files, pos) => {
    const problem = files.map(pictureProblem).find(Boolean);
    if (problem === 'wrongType') toasts.warning(t('editor.figure.wrongType'));
    else if (problem) tooLarge();
    else insertPictures(to, files, pos).catch(toasts.failure);
  });
  const fill = useEffectEvent<PictureDeps['fillFigures']>((to, pictures) => {
    if (pictures.missing > 0) {
      toasts.warning(t('editor.figure.leftOut', { count: pictures.missing }));
    }
    fillFigures(to, pictures)
      .then((done) => done.tooLarge && tooLarge())
      .catch(toasts.failure);
  });
  return useMemo<PictureDeps>(
    () => ({
      addPictures: (...given) => add(...given),
      fillFigures: (...given) => fill(...given),
    }),
    [],
  );
}
