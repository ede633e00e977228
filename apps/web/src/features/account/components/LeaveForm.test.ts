import { expect, it } from 'vitest';
import { copyName, lastChangesName, noteCopy } from '../../../editor/document/copy-name.ts';
import { createReturnAddress } from '../../../platform/address/return-address.ts';
import { draftIn, draftPrefix } from '../../../platform/drafts.ts';
import { memoryStorage } from '../../../platform/session/storage.ts';
import { createKeyStore } from '../../note/public.ts';
import { forgetInTab, forgetOnDevice, type KeptPlace } from './LeaveForm.tsx';

it('forgets the remarks of whoever is gone and that he was here, and nothing of others', () => {
  const sessionStorage = memoryStorage();
  const location = { origin: 'https://provektor.ru' };
  for (const person of ['anna', 'lev', 'joanna']) {
    draftIn(sessionStorage, `${draftPrefix(person)}review 7 plan return`).keep('Указать срок');
  }
  createReturnAddress({ location, sessionStorage }).meet('anna@mail.ru');
  forgetInTab(sessionStorage, 'anna');
  const { length } = sessionStorage;
  const left = Array.from({ length }, (_, n) => sessionStorage.key(n)).sort();
  expect(left).toEqual([
    'pv_draft_joanna_review 7 plan return',
    'pv_draft_lev_review 7 plan return',
  ]);
});

const PHRASE = 'ab'.repeat(512);

const openPlace = (): KeptPlace => ({
  localStorage: memoryStorage(),
  addEventListener() {},
  removeEventListener() {},
});

/** A browser with the databases of these names; not every one can list them. */
function openBrowser(names: readonly string[], lists: boolean) {
  const databases = new Set(names);
  const place: KeptPlace = {
    ...openPlace(),
    indexedDB: {
      ...(lists && { databases: async () => [...databases].map((name) => ({ name })) }),
      deleteDatabase: (name) => databases.delete(name),
    },
  };
  return { place, left: () => [...databases].sort() };
}

it('forgets drafts, last changes and the key of whoever is gone, and nothing of others', async () => {
  const place = openPlace();
  const { localStorage } = place;
  const keys = createKeyStore(place);
  for (const person of ['anna', 'lev', 'joanna']) {
    draftIn(localStorage, `${draftPrefix(person)}stage.1.goal`).keep('Цель');
    localStorage.setItem(lastChangesName(copyName('7', person)), 'AAEC');
    noteCopy(localStorage, copyName('7', person), true);
    keys.keep(person, PHRASE);
  }
  localStorage.setItem('pv_locale', 'ru');
  await forgetOnDevice(place, 'anna');
  const left = Array.from({ length: localStorage.length }, (_, n) => localStorage.key(n)).sort();
  expect(left).toEqual([
    'pv_document_7_joanna_kept',
    'pv_document_7_joanna_last',
    'pv_document_7_lev_kept',
    'pv_document_7_lev_last',
    'pv_draft_joanna_stage.1.goal',
    'pv_draft_lev_stage.1.goal',
    'pv_encryption_keys',
    'pv_locale',
  ]);
  expect([keys.read('anna'), keys.read('lev'), keys.read('joanna')]).toEqual([
    null,
    PHRASE,
    PHRASE,
  ]);
});

it.each([true, false])(
  'forgets the copies of documents that were noted, where the browser lists its databases: %j',
  async (lists) => {
    const copies = ['anna', 'lev', 'joanna'].map((person) => copyName('7', person));
    const { place, left } = openBrowser([...copies, 'other'], lists);
    for (const copy of copies) noteCopy(place.localStorage, copy, true);
    await forgetOnDevice(place, 'anna');
    expect(left()).toEqual(['other', copyName('7', 'joanna'), copyName('7', 'lev')]);
  },
);

it('forgets the copies of documents that nobody noted, where the browser lists its databases', async () => {
  const { place, left } = openBrowser([copyName('7', 'anna'), copyName('7', 'lev')], true);
  await forgetOnDevice(place, 'anna');
  expect(left()).toEqual([copyName('7', 'lev')]);
});

it('opens a document where the storage has no room to note its copy', () => {
  const full = {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => noteCopy(full, copyName('7', 'anna'), true)).not.toThrow();
});
