import { expect, it } from 'vitest';
import { draftIn, draftPrefix } from '../../app/drafts/use-draft.ts';
import { memoryStorage } from '../../app/session/memory-storage.ts';
import { copyName, lastChangesName } from '../../editor/document/copy-name.ts';
import { createKeyStore } from '../note/public.ts';
import { forgetOnDevice } from './forget-on-device.ts';

const PHRASE = 'ab'.repeat(512);

it('forgets drafts, last changes and the key of whoever is gone, and nothing of others', async () => {
  const place = Object.assign(new EventTarget(), { localStorage: memoryStorage() as Storage });
  const keys = createKeyStore(place as never);
  for (const person of ['anna', 'lev', 'joanna']) {
    draftIn(place.localStorage, `${draftPrefix(person)}stage.1.goal`).keep('Цель');
    place.localStorage.setItem(lastChangesName(copyName('7', person)), 'AAEC');
    keys.keep(person, PHRASE);
  }
  place.localStorage.setItem('pv_locale', 'ru');
  await forgetOnDevice(place as never, 'anna');
  const { localStorage } = place;
  const left = Array.from({ length: localStorage.length }, (_, n) => localStorage.key(n)).sort();
  expect(left).toEqual([
    'pv_document_7_joanna_last',
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
