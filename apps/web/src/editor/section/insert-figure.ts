import { type NodeJson, sectionFragment } from '@pv/editor-schema';
import type { Workbench } from '../shell/workbench.ts';
import { uploadPicture } from '../text/upload-picture.ts';
import { addFigures } from './add-figures.ts';
import { holdPlace } from './hold-place.ts';
import { putBlocks } from './put-blocks.ts';

/**
 * Uploads pictures and puts each as a figure at `pos`, or at the caret, which goes into the caption of
 * the first. Who has gone on to another section in the meantime finds them where he asked for them.
 * @throws ApiError when the server refuses one or is silent; those before it are put all the same
 */
export async function insertPictures(
  bench: Workbench,
  files: readonly File[],
  pos?: number,
): Promise<void> {
  const editor = bench.editor();
  const sectionId = bench.active()?.id;
  if (!editor || sectionId === undefined) return;
  const at = pos ?? editor.state.selection.from;
  const place = holdPlace(editor, at);
  const block = editor.state.doc.resolve(at).index(0);
  const after = sectionFragment(bench.live.doc, sectionId).toArray()[block];
  const figures: NodeJson[] = [];
  try {
    for (const file of files) {
      figures.push({ type: 'figure', attrs: { images: [await uploadPicture(bench, file)] } });
    }
  } finally {
    if (figures.length > 0 && editor.isDestroyed) {
      addFigures(bench.live, { sectionId, after }, figures);
    } else if (figures.length > 0) {
      editor.view.dispatch(putBlocks(editor.state, figures, place()));
      editor.view.focus();
    }
  }
}
