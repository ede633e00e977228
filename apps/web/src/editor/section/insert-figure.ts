import type { NodeJson } from '@pv/editor-schema';
import type { Editor } from '@tiptap/core';
import {
  absolutePositionToRelativePosition,
  relativePositionToAbsolutePosition,
  ySyncPluginKey,
} from '@tiptap/y-tiptap';
import type { Workbench } from '../shell/workbench.ts';
import { uploadPicture } from '../text/upload-picture.ts';
import { putBlocks } from './put-blocks.ts';

/** Remembers a place of the text while others go on typing; gives where it is later. */
function hold(editor: Editor, pos: number): () => number {
  const before = ySyncPluginKey.getState(editor.state);
  const relative = absolutePositionToRelativePosition(pos, before.type, before.binding.mapping);
  return () => {
    const now = ySyncPluginKey.getState(editor.state);
    const found = relativePositionToAbsolutePosition(
      now.doc,
      now.type,
      relative,
      now.binding.mapping,
    );
    return found ?? editor.state.selection.from;
  };
}

/**
 * Uploads pictures and puts each as a figure at `pos`, or at the caret, which goes into the caption of
 * the first.
 * @throws ApiError when the server refuses one or is silent
 */
export async function insertPictures(
  bench: Workbench,
  files: readonly File[],
  pos?: number,
): Promise<void> {
  const editor = bench.editor();
  if (!editor) return;
  const place = hold(editor, pos ?? editor.state.selection.from);
  const figures: NodeJson[] = [];
  for (const file of files) {
    figures.push({ type: 'figure', attrs: { images: [await uploadPicture(bench, file)] } });
  }
  if (editor.isDestroyed || figures.length === 0) return;
  editor.view.dispatch(putBlocks(editor.state, figures, place()));
  editor.view.focus();
}
