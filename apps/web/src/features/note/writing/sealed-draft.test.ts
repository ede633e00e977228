import { describe, expect, it } from 'vitest';
import { draftIn } from '../../../platform/drafts.ts';
import { memoryStorage } from '../../../platform/session/storage.ts';
import { createCipher } from '../crypto/cipher.ts';
import { newKeyPhrase } from '../crypto/key-phrase.ts';
import { sealedDraft } from './sealed-draft.ts';

const cipher = await createCipher(newKeyPhrase());
function place() {
  const storage = memoryStorage();
  return { storage, draft: draftIn(storage, 'pv_draft_anna_closed_note.1') };
}

describe('the draft of a closed note', () => {
  it('comes back by its key, and stands nowhere in plain words', async () => {
    const { storage, draft } = place();
    await sealedDraft(draft, cipher, '1').keep('Диагноз прибора');
    expect(storage.length).toBe(1);
    expect(storage.getItem('pv_draft_anna_closed_note.1')).not.toMatch(/Диагноз|прибор/);
    expect(await sealedDraft(draft, cipher, '1').read()).toBe('Диагноз прибора');
  });

  it('holds the longest text with what the server had, in letters of two bytes', async () => {
    const { draft } = place();
    const typed = JSON.stringify({ value: 'я'.repeat(10_000), from: ['ю'.repeat(10_000)] });
    await sealedDraft(draft, cipher, '1').keep(typed);
    expect(await sealedDraft(draft, cipher, '1').read()).toBe(typed);
  });

  it('is nothing by another key, of another note, or where it is spoilt', async () => {
    const { draft } = place();
    await sealedDraft(draft, cipher, '1').keep('Тайна');
    const other = await createCipher(newKeyPhrase());
    expect(await sealedDraft(draft, other, '1').read()).toBeNull();
    expect(await sealedDraft(draft, cipher, '2').read()).toBeNull();
    draft.keep('{"nonce":');
    expect(await sealedDraft(draft, cipher, '1').read()).toBeNull();
    draft.drop();
    expect(await sealedDraft(draft, cipher, '1').read()).toBeNull();
  });

  it('keeps the last letters, and nothing once it is saved, however late the browser encrypts', async () => {
    const { storage, draft } = place();
    const sealed = sealedDraft(draft, cipher, '1');
    await Promise.all(['О', 'Оп', 'Опыт'].map((text) => sealed.keep(text)));
    expect(await sealed.read()).toBe('Опыт');
    await Promise.all([sealed.keep('Опыт 2'), sealed.keep(null)]);
    expect(storage.length).toBe(0);
  });
});
