import {
  defaultSettings,
  noteReplaced,
  type SectionJson,
  sectionSchema,
  writeSnapshot,
} from '@pv/editor-schema';
import { cleanup, render, screen } from '@testing-library/react';
import { Node } from '@tiptap/pm/model';
import { afterEach, expect, it, vi } from 'vitest';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { openText } from '../document/open-text.ts';
import { useSections } from '../shell/DocumentContext.tsx';
import { WorkbenchProvider } from '../shell/WorkbenchContext.tsx';
import type { Workbench } from '../shell/workbench.ts';
import { useKeptPlace } from './use-kept-place.ts';

afterEach(cleanup);

const chapter = (id: string): SectionJson => ({
  id,
  kind: 'chap',
  title: 'Обзор',
  content: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Насосы' }] }],
  },
});

/** The titles of a text that begins with these sections, and how somebody else replaces it. */
function opened(parts: Partial<Workbench>, ...ids: string[]) {
  const [doc, onServer] = [new Y.Doc(), new Y.Doc()];
  const replace = (...next: string[]) => {
    const sections = next.map(chapter);
    onServer.transact(() => {
      writeSnapshot(onServer, { version: 1, settings: defaultSettings(), sections, sources: [] });
      noteReplaced(onServer, 'other');
    });
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(onServer));
  };
  replace(...ids);
  const { live } = openText({
    id: 'a',
    kept: 'device',
    doc,
    awareness: new Awareness(doc),
    save: { state: () => 'saved', pending: () => false },
    known: {
      loaded: true,
      rights: { edit: true, locked: null, closed: [] },
      refused: false,
      tooLarge: false,
      closed: null,
    },
  });
  function Titles() {
    useKeptPlace();
    return useSections().map(({ id }) => (
      <article key={id} id={`section-${id}`} className="pv-sheet">
        <textarea aria-label={id} />
      </article>
    ));
  }
  const bench = { live, active: () => null, editor: () => null, ...parts } as unknown as Workbench;
  render(
    <WorkbenchProvider bench={bench}>
      <Titles />
    </WorkbenchProvider>,
  );
  return { replace };
}

it('whoever writes in a text goes on in the one that comes instead', () => {
  const activate = vi.fn();
  const doc = Node.fromJSON(sectionSchema, chapter('a').content);
  const editor = { isFocused: true, state: { selection: { $head: doc.resolve(4) } } };
  const parts = { activate, active: () => ({ id: 'a' }), editor: () => editor };
  const { replace } = opened(parts as unknown as Workbench, 'a');
  replace('b');
  const caret = { path: [0], range: [3, 3], still: false };
  expect(activate).toHaveBeenCalledExactlyOnceWith('b', caret);
});

it('whoever types a title goes on in that of the section that comes instead', () => {
  const { replace } = opened({}, 'a', 'b');
  screen.getByLabelText('b').focus();
  replace('c', 'd');
  expect(document.activeElement).toBe(screen.getByLabelText('d'));
});
