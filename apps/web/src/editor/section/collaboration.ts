import { Extension } from '@tiptap/core';
import { yCursorPlugin, ySyncPlugin } from '@tiptap/y-tiptap';
import type { XmlFragment } from 'yjs';
import type { LiveDocument } from '../document/live-document.ts';
import { element } from '../text/objects.ts';

interface Person {
  name?: string;
  color?: string;
}

/** The caret of another person with the name above it. */
function caret({ name = '', color = '#5d7ae1' }: Person): HTMLElement {
  const mark = element('span', 'pv-caret');
  mark.style.setProperty('--colour', color);
  const label = element('span', 'pv-caret-name');
  label.textContent = name;
  mark.append(label);
  return mark;
}

/**
 * The text of a section as everybody edits it. The history belongs to the document, not to the
 * editor: an undo may change another section.
 */
export function collaboration(live: LiveDocument, fragment: XmlFragment): Extension {
  return Extension.create({
    name: 'collaboration',
    priority: 1000,
    addKeyboardShortcuts: () => {
      const undo = () => {
        live.undo();
        return true;
      };
      const redo = () => {
        live.redo();
        return true;
      };
      return { 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo };
    },
    addProseMirrorPlugins: () => [
      ySyncPlugin(fragment),
      yCursorPlugin(live.awareness, {
        cursorBuilder: caret,
        selectionBuilder: ({ color = '#5d7ae1' }: Person) => ({
          class: 'pv-caret-selection',
          style: `--colour: ${/^#[0-9a-f]{6}$/i.test(color) ? color : '#5d7ae1'}`,
        }),
      }),
    ],
  });
}
