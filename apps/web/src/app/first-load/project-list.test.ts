import { fileURLToPath } from 'node:url';
import { en } from '@pv/texts/arrival/en';
import { ru } from '@pv/texts/arrival/ru';
import { ru as all } from '@pv/texts/ru';
import { describe, expect, it } from 'vitest';
import { reachedFrom } from './reached-files.world.ts';

const SRC = fileURLToPath(new URL('../..', import.meta.url));
/** What a signed-in person loads with the list of projects, where he arrives. */
const ENTRIES = ['main.tsx', 'app/layouts/signed-in.ts', 'features/project/ProjectsPage.tsx'];
/** What may be loaded with it; another library is a decision, not an accident. */
const LIBRARIES = [
  '@fontsource-variable/golos-text',
  '@mantine/core',
  '@mantine/hooks',
  '@mantine/notifications',
  '@mantine/spotlight',
  '@pv/contract',
  '@pv/texts',
  '@tabler/icons-react',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'react',
  'react-dom',
  'zod',
];

const atOnce = reachedFrom(SRC, ENTRIES);
/** Also what opens on it: only the routes lead to other pages. */
const opened = reachedFrom(SRC, ENTRIES, (file) => !file.startsWith('app/router/'));

describe('the list of projects', () => {
  it('is loaded without what opens on it and without the editor', () => {
    const files = [...atOnce.files.keys()];
    expect(files).toContain('features/project/list/ProjectRow.tsx');
    expect(files).toContain('features/notification/Bell.tsx');
    const apart =
      /^editor\/|rich-text\/RichEditor|notification\/list|NameDialog|Palette\.tsx|ShortcutsDialog/;
    expect(files.filter((file) => apart.test(file))).toEqual([]);
    expect(atOnce.packages.get('@mantine/core')).toContain('Menu');
    expect(atOnce.packages.get('@mantine/core')).not.toContain('Modal');
  });

  it('is loaded with these libraries only', () => {
    const names = [...atOnce.packages.keys()].map(
      (name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name,
    );
    const found = [...new Set(names)].filter((name) => !name.startsWith('virtual:'));
    expect(found.sort()).toEqual(LIBRARIES);
  });

  it('says nothing, nor does what opens on it, that is not among its texts', () => {
    const nouns = Object.keys(all).join('|');
    const key = new RegExp(`['\`"](${nouns})\\.[\\w$]`, 'g');
    const lacking = [...opened.files].flatMap(([file, text]) => {
      if (file.startsWith('app/router/')) return [];
      const used = [...text.matchAll(key)].map(([, noun = '']) => noun);
      return used.filter((noun) => !(noun in ru)).map((noun) => `${file}: ${noun}`);
    });
    expect([...opened.files.keys()]).toContain('features/notification/list/NotificationRow.tsx');
    expect(lacking).toEqual([]);
    expect(Object.keys(en).sort()).toEqual(Object.keys(ru).sort());
  });
});
