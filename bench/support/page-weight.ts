import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { webFolder } from '../../tools/build.mjs';

interface BuiltFile {
  file: string;
  imports?: string[];
}

/** It stands in the document itself, before everything else. */
const FIRST = 'start.js';

const FEATURES = 'src/features';
const TEXTS = '../../packages/texts/src';
const SIGNED_IN = ['index.html', 'src/app/layouts/signed-in.ts'];
/** Kilobytes of scripts that a page may load at once. */
const AIM = { public: 252, list: 352, seat: 330 };

/** A page and what it is made of at once. */
export interface Page {
  name: string;
  modules: readonly string[];
  aim?: number;
}

/** A page that the server draws and the browser takes over, with the public texts of either language. */
const ofReader = (name: string, file: string): Page[] =>
  (['ru', 'en'] as const).map((language) => ({
    name: `${name}, ${language}`,
    modules: ['index.html', `${TEXTS}/${language}/public.ts`, `${FEATURES}/${file}`],
    aim: AIM.public,
  }));

/** A page that nobody is signed in on, in both languages: the browser draws it. */
const forNobody = (name: string, ...files: readonly string[]): Page[] =>
  (['ru', 'en'] as const).map((language) => ({
    name: `${name}, ${language}`,
    modules: [
      'index.html',
      `${TEXTS}/${language}/public.ts`,
      ...files.map((file) => `${FEATURES}/${file}`),
    ],
    aim: AIM.public,
  }));
const PREVIEW = 'preview/PreviewPage.tsx';
const RECOVERY = 'auth/ResetPasswordPage.tsx';

/** The pages that are weighed, with what each may weigh, kB. */
export const PAGES: readonly Page[] = [
  ...ofReader('home', 'home/HomePage.tsx'),
  ...ofReader('list of articles', 'publication/ArticlesPage.tsx'),
  ...ofReader('article', 'publication/ArticlePage.tsx'),
  ...ofReader('page of the editor, before it is tried', 'editor-demo/EditorDemoPage.tsx'),
  ...ofReader('check of a file, before it is chosen', 'docx-check/DocxCheckPage.tsx'),
  ...ofReader('about, partners, privacy', 'site/TextPage.tsx'),
  ...ofReader('questions and answers', 'site/faq/FaqPage.tsx'),
  ...ofReader('for whom it is', 'site/segments/SegmentPage.tsx'),
  ...ofReader('academy', 'site/academies/AcademyPage.tsx'),
  ...ofReader('guide', 'site/academies/GuidePage.tsx'),
  ...ofReader('rules', 'legal/RulesPage.tsx'),
  ...ofReader('personal data', 'legal/PersonalDataPage.tsx'),
  ...ofReader('who may do what', 'rights/RightsPage.tsx'),
  ...ofReader('support, before the letter is begun', 'support/SupportPage.tsx'),
  ...ofReader('opportunities', 'opportunity/read/OpportunitiesPage.tsx'),
  ...ofReader('opportunity', 'opportunity/read/OpportunityPage.tsx'),
  ...ofReader('report of an event', 'control-event/report/ReportPage.tsx'),
  ...forNobody('signing in', 'auth/SignInPage.tsx'),
  ...forNobody('registration', 'auth/SignUpPage.tsx'),
  ...forNobody('recovery of the password', RECOVERY),
  ...forNobody('new password', RECOVERY, 'auth/components/NewPassword.tsx'),
  ...forNobody('invitation', 'invite/InvitePage.tsx'),
  ...forNobody('mails switched off', 'notification/UnsubscribePage.tsx'),
  ...forNobody('article by its secret link', PREVIEW, 'preview/ArticlePreview.tsx'),
  ...forNobody('page by its secret link', PREVIEW, 'preview/TextPreview.tsx'),
  ...forNobody('block by its secret link', PREVIEW, 'preview/BlockPreview.tsx'),
  ...forNobody('request by its link', 'support/conversation/LinkedRequestPage.tsx'),
  {
    name: 'support, once the letter is begun',
    modules: [
      'index.html',
      `${TEXTS}/ru/public.ts`,
      `${FEATURES}/support/SupportPage.tsx`,
      `${FEATURES}/support/form/letter.ts`,
      `${TEXTS}/ru/index.ts`,
    ],
  },
  {
    name: 'list of projects',
    modules: [...SIGNED_IN, `${TEXTS}/ru/daily.ts`, `${FEATURES}/project/ProjectsPage.tsx`],
    aim: AIM.list,
  },
  {
    name: 'seat in a committee by its link',
    modules: ['index.html', `${TEXTS}/ru/seat.ts`, `${FEATURES}/control-event/guest/GuestPage.tsx`],
    aim: AIM.seat,
  },
  {
    name: 'editor',
    modules: [...SIGNED_IN, `${TEXTS}/ru/index.ts`, 'src/app/document/DocumentPage.tsx'],
  },
];

/**
 * Bytes of all scripts, gzipped one by one, that the modules and what they import at once are made of,
 * and of the one that every page begins with.
 */
export function scriptBytes(modules: readonly string[]): number {
  const text = readFileSync(join(webFolder, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, BuiltFile>;
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    const built = manifest[key];
    if (!built) throw new Error(`${key} is not in the build`);
    seen.add(key);
    for (const next of built.imports ?? []) visit(next);
  };
  for (const module of modules) visit(module);
  const files = new Set([FIRST, ...[...seen].flatMap((key) => manifest[key]?.file ?? [])]);
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(webFolder, file))).length,
    0,
  );
}
