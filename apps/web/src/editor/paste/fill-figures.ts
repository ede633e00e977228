import { changeFigure } from '../section/change-figure.ts';
import type { Workbench } from '../shell/workbench.ts';
import { pictureProblem, uploadPicture } from '../text/upload-picture.ts';
import type { PastedPictures } from './tidy-pictures.ts';

/**
 * Sends the pictures of a pasted text one after another into the figures that wait for them, in whatever
 * section one is by then. Gives whether one was too large to be sent.
 * @throws ApiError when the server refuses one or is silent
 */
export async function fillFigures(
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
