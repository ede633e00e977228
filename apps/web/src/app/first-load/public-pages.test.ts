import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { reachedFrom } from './reached-files.world.ts';

const SRC = fileURLToPath(new URL('../..', import.meta.url));
/** What a reader loads with one page. */
const withPage = (page: string) => reachedFrom(SRC, ['main.tsx', `features/${page}.tsx`]);

const PAGES = [
  'home/HomePage',
  'publication/ArticlesPage',
  'publication/ArticlePage',
  'site/TextPage',
  'site/faq/FaqPage',
  'site/academies/AcademyPage',
  'site/segments/SegmentPage',
  'editor-demo/EditorDemoPage',
  'support/SupportPage',
];

describe('a page for readers', () => {
  it.each(PAGES)('%s comes without forms, what opens, and the editor', (page) => {
    const { files, packages } = withPage(page);
    const apart =
      /^editor\/|^features\/(?!support\/form\/kept-place).*Form\.tsx$|Palette\.tsx|SideMenu/;
    expect([...files.keys()].filter((file) => apart.test(file))).toEqual([]);
    for (const name of ['@mantine/form', '@tiptap/core', 'yjs', '@pv/texts/legal']) {
      expect([...packages.keys()]).not.toContain(name);
    }
    // the table of all calls brings the schemas of all: 25 kB
    expect(packages.get('@pv/contract')).not.toContain('endpoints');
    // what finds answers to a letter comes with the letter
    expect([...(packages.get('@pv/texts/search') ?? [])]).not.toContain('answerFinder');
    for (const part of ['Modal', 'Drawer', 'Menu', 'Select', 'Pagination', 'Textarea']) {
      expect(packages.get('@mantine/core')).not.toContain(part);
    }
  });

  it('of the support is loaded without the letter, its files, the check against robots and the answers', () => {
    const { files, packages } = withPage('support/SupportPage');
    const own = [...files.keys()].filter((file) => file.startsWith('features/support/'));
    expect(own.sort()).toEqual([
      'features/support/FindAnswer.tsx',
      'features/support/PromiseText.tsx',
      'features/support/Support.module.css',
      'features/support/SupportPage.tsx',
      'features/support/api/requests.ts',
      'features/support/api/use-support.ts',
      'features/support/form/kept-place.ts',
      'features/support/later-parts.ts',
    ]);
    expect([...files.keys()].filter((file) => /Captcha|rich-text|upload/.test(file))).toEqual([]);
    expect(packages.get('@mantine/core')).not.toContain('TextInput');
  });
});
