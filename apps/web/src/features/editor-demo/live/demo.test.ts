import { documentWords, readSnapshot, sectionFragment, writeSnapshot } from '@pv/editor-schema';
import { buildDocument, formatSource } from '@pv/gost';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createHistory } from '../../../editor/document/open-text.ts';
import { DEMO_PICTURE, demoText } from '../demo-text.ts';
import { withPictures } from '../offer/take-demo-text.ts';
import { beginAnew, firstChange } from './open-demo.ts';
import { openDemoPictures } from './pictures.ts';
import { writeDemoFile } from './write-file.ts';

/** A PNG of one dot. */
const DOT = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (sign) => sign.charCodeAt(0),
);

const opened = () => {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, firstChange());
  return doc;
};

describe('the document of the demo', () => {
  it('is the text as it is written', () => {
    const text = readSnapshot(opened());
    expect(documentWords(text)).toEqual(documentWords(demoText()));
    expect(text.sources.map(({ id }) => id).sort()).toEqual(
      demoText()
        .sources.map(({ id }) => id)
        .sort(),
    );
  });

  it('is there once although two tabs begin at the same moment', () => {
    const [one, other] = [opened(), opened()];
    Y.applyUpdate(one, Y.encodeStateAsUpdate(other));
    expect(readSnapshot(one)).toEqual(readSnapshot(other));
  });

  it('begins anew in one step that can be taken back', () => {
    const doc = opened();
    const history = createHistory(doc);
    const intro = sectionFragment(doc, 'intro');
    doc.transact(() => intro.delete(0, intro.length));
    const mine = readSnapshot(doc);
    expect(documentWords(mine)).not.toEqual(documentWords(demoText()));
    beginAnew({ doc });
    expect(documentWords(readSnapshot(doc))).toEqual(documentWords(demoText()));
    history.undo();
    expect(readSnapshot(doc).sections).toEqual(mine.sections);
  });
});

describe('pictures of the demo', () => {
  it('are kept in the document, so that they are there after a reload', async () => {
    const doc = opened();
    const sent = await openDemoPictures(doc).send(new File([DOT], 'точка.png'), () => undefined);
    expect(sent).toMatchObject({ name: 'точка.png', mime: 'image/png', width: 1, height: 1 });
    const later = new Y.Doc();
    Y.applyUpdate(later, Y.encodeStateAsUpdate(doc));
    expect(openDemoPictures(later).store.find(sent.id)).toMatchObject({ name: 'точка.png' });
  });

  it('are refused by their bytes, and when they are too large', async () => {
    const { send } = openDemoPictures(opened());
    const none = () => undefined;
    await expect(send(new File(['<svg/>'], 'a.png'), none)).rejects.toMatchObject({
      code: 'file_type_refused',
    });
    await expect(send(new File([new Uint8Array(6e6)], 'a.png'), none)).rejects.toMatchObject({
      code: 'file_too_large',
    });
  });

  it('are not believed when something else stands in their place', () => {
    const doc = opened();
    for (const strange of [5, null, { name: 'a' }, { mime: 'image/png', bytes: 'x' }]) {
      doc.getMap<unknown>('pictures').set('strange', strange);
      expect(openDemoPictures(doc).store.url('strange')).toBeNull();
    }
  });
});

describe('the file of the demo', () => {
  it('is a DOCX with the text and the picture', async () => {
    const assets = new Map([[DEMO_PICTURE.id, { ...DEMO_PICTURE, bytes: DOT }]]);
    const file = await writeDemoFile(demoText(), assets);
    const zip = await JSZip.loadAsync(await file.arrayBuffer());
    expect(await zip.file('word/document.xml')?.async('string')).toContain(
      'Сегментация с оценкой уверенности',
    );
    expect(zip.file(/^word\/media\/.+\.png$/)).toHaveLength(1);
  });
});

describe('taking the text along', () => {
  it('names the pictures as the server does and leaves the others', () => {
    const taken = withPictures(demoText(), new Map([[DEMO_PICTURE.id, 'sent']]));
    const doc = new Y.Doc();
    writeSnapshot(doc, taken);
    const built = buildDocument(readSnapshot(doc), {
      titlePage: {
        ...{ ministry: '', institution: '', department: '', workKind: '', workSubkind: '' },
        ...{ title: '', codes: [], people: [], city: '', year: '' },
      },
      assets: new Map(),
      formatSource,
    });
    expect(JSON.stringify(built.parts)).toContain('"sent"');
    expect(JSON.stringify(taken)).not.toContain(DEMO_PICTURE.id);
  });
});
