import { sectionFragment } from '@pv/editor-schema';
import { Editor, type Extensions } from '@tiptap/core';
import type { LiveDocument } from '../document/live-document.ts';
import type { NodeViewHost } from './node-views.ts';
import { sectionExtensions } from './section-extensions.ts';

export interface SectionEditorDeps {
  live: LiveDocument;
  sectionId: string;
  element: HTMLElement;
  host: NodeViewHost;
  /** Keys, menus, uploads: what belongs to the page rather than to the text. */
  extensions: Extensions;
  label: string;
}

/** Makes the editor of one section. It shares text, carets and history with everything else. */
export function createSectionEditor(deps: SectionEditorDeps): Editor {
  const fragment = sectionFragment(deps.live.doc, deps.sectionId);
  return new Editor({
    element: deps.element,
    injectCSS: false,
    extensions: [
      ...sectionExtensions({ live: deps.live, fragment, host: deps.host }),
      ...deps.extensions,
    ],
    editable: deps.live.status().rights.edit,
    editorProps: {
      attributes: {
        class: 'pv-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': deps.label,
        lang: 'ru',
        spellcheck: 'true',
      },
    },
  });
}
