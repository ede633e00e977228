import { sectionsMap, writeSnapshot } from '@pv/editor-schema';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import type { LiveDocument } from '../../../editor/document/live-document.ts';
import { LocalChange } from '../../../editor/document/local-change.ts';
import { keepLocalCopy } from '../../../editor/document/local-copy.ts';
import { openText } from '../../../editor/document/open-text.ts';
import { EDITION, noteDemoText } from '../demo-left.ts';
import { demoText } from '../demo-text.ts';

const OWNER = 'guest';
/** Every tab begins with the very same changes, so that two that begin at once do not write the text twice. */
const FIRST_CLIENT = 1;

/** The text of the demo as the first change of a document. */
export function firstChange(): Uint8Array {
  const doc = new Y.Doc();
  doc.clientID = FIRST_CLIENT;
  writeSnapshot(doc, demoText());
  return Y.encodeStateAsUpdate(doc);
}

/** Makes the whole document the demo text again, in one step that one undo takes back. */
export function beginAnew({ doc }: Pick<LiveDocument, 'doc'>): void {
  writeSnapshot(doc, demoText(), new LocalChange('demo.restart'));
}

/** Opens the document of the demo: as it was left in this browser, else as it is written. Nothing is sent. */
export function openDemo(): LiveDocument {
  const doc = new Y.Doc();
  const awareness = new Awareness(doc);
  const text = openText({
    kept: 'device',
    id: 'demo',
    doc,
    awareness,
    save: { state: () => 'saved', pending: () => false },
    known: {
      loaded: false,
      rights: { edit: true, locked: null, closed: [] },
      refused: false,
      tooLarge: false,
      closed: null,
    },
  });
  const local = keepLocalCopy(EDITION, OWNER, doc);
  doc.on('update', (_bytes: Uint8Array, _origin: unknown, _doc: Y.Doc, { local: own }) => {
    if (own) noteDemoText();
  });
  void local.loaded.then(() => {
    if (sectionsMap(doc).size === 0) Y.applyUpdate(doc, firstChange());
    // what the last visit left as it ended is in the database from here on
    local.committed();
    text.learn({ loaded: true });
  });
  return {
    ...text.live,
    sleep: () => undefined,
    wake: () => undefined,
    forgetLocal: local.forget,
    forgetApart: () => undefined,
    destroy() {
      local.close();
      awareness.destroy();
      text.close();
    },
  };
}
