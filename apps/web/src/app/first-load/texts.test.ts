import { fileURLToPath } from 'node:url';
import { en as projectListEn } from '@pv/texts/arrival/en';
import { ru as projectListRu } from '@pv/texts/arrival/ru';
import { en } from '@pv/texts/entry/en';
import { en as invitationEn } from '@pv/texts/entry/invitation-en';
import { ru as invitationRu } from '@pv/texts/entry/invitation-ru';
import { en as previewEn } from '@pv/texts/entry/preview-en';
import { ru as previewRu } from '@pv/texts/entry/preview-ru';
import { en as requestEn } from '@pv/texts/entry/request-en';
import { ru as requestRu } from '@pv/texts/entry/request-ru';
import { ru } from '@pv/texts/entry/ru';
import { en as unsubscribingEn } from '@pv/texts/entry/unsubscribing-en';
import { ru as unsubscribingRu } from '@pv/texts/entry/unsubscribing-ru';
import { ru as all } from '@pv/texts/ru';
import { describe, expect, it } from 'vitest';
import { reachedFrom } from './reached-files.world.ts';

const SRC = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = [
  ['auth/SignInPage', { ru, en }],
  ['auth/SignUpPage', { ru, en }],
  ['auth/ResetPasswordPage', { ru, en }],
  ['invite/InvitePage', { ru: invitationRu, en: invitationEn }],
  ['notification/UnsubscribePage', { ru: unsubscribingRu, en: unsubscribingEn }],
  ['preview/PreviewPage', { ru: previewRu, en: previewEn }],
  ['support/conversation/LinkedRequestPage', { ru: requestRu, en: requestEn }],
] as const;
/** A key of a text, whole or up to what is put in at run time. */
const KEY = new RegExp(`['"\`]((?:${Object.keys(all).join('|')})\\.[\\w.]*)(['"\`]|\\$\\{)`, 'g');
const FORMS = ['', '_one', '_few', '_many', '_other'];

function at(texts: unknown, path: string): unknown {
  const steps = path.split('.');
  return steps.reduce<unknown>(
    (place, step) => (place as Record<string, unknown> | undefined)?.[step],
    texts,
  );
}

/** Whether there is a text of a key; of a key that is made at run time, the group it is taken from. */
function says(texts: unknown, key: string, end: string): boolean {
  if (end.startsWith('$')) return typeof at(texts, key.slice(0, key.lastIndexOf('.'))) === 'object';
  return FORMS.some((form) => at(texts, `${key}${form}`) !== undefined);
}

describe('a page for who is not signed in', () => {
  it.each(PAGES)('%s says nothing that is not among the texts that come with it', (page, texts) => {
    const own = (file: string) => file.startsWith(`features/${page.split('/')[0]}/`);
    const { files } = reachedFrom(SRC, ['main.tsx', `features/${page}.tsx`], own);
    const keys = [...files].flatMap(([file, text]) =>
      file.startsWith('app/router/')
        ? []
        : [...text.matchAll(KEY)].map(([, key = '', end = '']) => ({ file, key, end })),
    );
    expect(keys.length).toBeGreaterThan(50);
    for (const language of ['ru', 'en'] as const) {
      const lacking = keys.filter(({ key, end }) => !says(texts[language], key, end));
      expect(lacking.map(({ file, key }) => `${file}: ${key}`)).toEqual([]);
    }
  });
});

/** What a signed-in person loads with the list of projects, where he arrives. */
const ENTRIES = ['main.tsx', 'app/layouts/signed-in.ts', 'features/project/ProjectsPage.tsx'];
/** Also what opens on it: only the routes lead to other pages. */
const opened = reachedFrom(SRC, ENTRIES, (file) => !file.startsWith('app/router/'));

describe('the list of projects', () => {
  it('says nothing, nor does what opens on it, that is not among its texts', () => {
    const nouns = Object.keys(all).join('|');
    const key = new RegExp(`['\`"](${nouns})\\.[\\w$]`, 'g');
    const lacking = [...opened.files].flatMap(([file, text]) => {
      if (file.startsWith('app/router/')) return [];
      const used = [...text.matchAll(key)].map(([, noun = '']) => noun);
      return used.filter((noun) => !(noun in projectListRu)).map((noun) => `${file}: ${noun}`);
    });
    expect([...opened.files.keys()]).toContain('features/notification/list/NotificationRow.tsx');
    expect(lacking).toEqual([]);
    expect(Object.keys(projectListEn).sort()).toEqual(Object.keys(projectListRu).sort());
  });
});
