import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { Workbench } from '../shell/workbench.ts';

function picturesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'));
}

/** A picture dropped or pasted becomes a figure. Text copied together with a picture stays text. */
export function picturesFromOutside(bench: Workbench): Extension {
  return Extension.create({
    name: 'picturesFromOutside',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handlePaste(_, event) {
            const files = picturesIn(event.clipboardData);
            const words = event.clipboardData?.getData('text/plain').trim();
            if (files.length === 0 || words) return false;
            bench.addPictures(files);
            return true;
          },
          handleDrop(view, event) {
            const files = picturesIn(event.dataTransfer);
            if (files.length === 0) return false;
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
            bench.addPictures(files, at?.pos);
            return true;
          },
        },
      }),
    ],
  });
}
