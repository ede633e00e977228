import { expect, it } from 'vitest';
import { createReturnAddress } from '../../platform/address/return-address.ts';
import { draftIn, draftPrefix } from '../../platform/drafts.ts';
import { memoryStorage } from '../../platform/session/storage.ts';
import { forgetInTab } from './forget-in-tab.ts';

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
