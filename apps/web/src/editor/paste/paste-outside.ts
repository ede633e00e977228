import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import type { Workbench } from '../shell/workbench.ts';
import { fitSlice } from './fit-slice.ts';
import { holdsObject, putSlice } from './put-slice.ts';
import { sliceOfText } from './slice-of-text.ts';
import { tidyHtml } from './tidy-html.ts';

/** Texts of other programs come in as texts of a section: tables, lists, pictures, captions. */
export function pasteOutside(bench: Workbench): Extension {
  return Extension.create({
    name: 'pasteOutside',
    // a table that fills cells is for the plugin of tables, one in the text is for this
    priority: 900,
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          transformPastedHTML(html) {
            const { html: tidy, pictures } = tidyHtml(html);
            // the figures that wait for them are in the text only then
            if (pictures.files.size + pictures.missing > 0) {
              queueMicrotask(() => bench.fillFigures(pictures));
            }
            return tidy;
          },
          transformPasted: (slice, view) => fitSlice(slice, isInTable(view.state)),
          clipboardTextParser: sliceOfText,
          handlePaste(view, _, slice) {
            if (isInTable(view.state) || !holdsObject(slice)) return false;
            view.dispatch(putSlice(view.state, slice));
            return true;
          },
        },
      }),
    ],
  });
}
