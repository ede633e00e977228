import { chromium } from '@playwright/test';
import { ensureBuilt, webFolder } from '../tools/build.mjs';
import { scriptBytes } from './support/page-weight.ts';
import { startServer } from './support/start-server.ts';
import { printTable } from './support/table.ts';
import { type Painted, watchPaint } from './support/watch-paint.ts';

/** The processor is so many times slower. */
const SLOWER = 4;
const RUNS = 5;
const FEATURES = 'src/features';
const TEXTS = '../../packages/texts/src';
const SIGNED_IN = ['index.html', 'src/app/layouts/signed-in.ts'];
/** Kilobytes of scripts that a page may load at once. */
const AIM = { public: 220, list: 320 };

interface Page {
  name: string;
  modules: readonly string[];
  aim?: number;
}

/** A page that the server draws and the browser takes over, with the public texts of either language. */
const ofReader = (name: string, file: string): Page[] =>
  (['ru', 'en'] as const).map((language) => ({
    name: `${name}, ${language}`,
    modules: ['index.html', `${TEXTS}/public/${language}.ts`, `${FEATURES}/${file}`],
    aim: AIM.public,
  }));

/** A page that nobody is signed in on, in both languages: each is drawn by the browser with its own texts. */
const forNobody = (name: string, texts: string, ...files: readonly string[]): Page[] =>
  (['ru', 'en'] as const).map((language) => ({
    name: `${name}, ${language}`,
    modules: [
      'index.html',
      `${TEXTS}/entry/${texts}${language}.ts`,
      ...files.map((file) => `${FEATURES}/${file}`),
    ],
    aim: AIM.public,
  }));
const PREVIEW = 'preview/PreviewPage.tsx';
const RECOVERY = 'auth/ResetPasswordPage.tsx';

const PAGES: readonly Page[] = [
  ...ofReader('home', 'home/HomePage.tsx'),
  ...ofReader('list of articles', 'publication/ArticlesPage.tsx'),
  ...ofReader('article', 'publication/ArticlePage.tsx'),
  ...ofReader('page of the editor, before it is tried', 'editor-demo/EditorDemoPage.tsx'),
  ...ofReader('about, partners, privacy', 'site/TextPage.tsx'),
  ...ofReader('questions and answers', 'site/faq/FaqPage.tsx'),
  ...ofReader('for whom it is', 'site/segments/SegmentPage.tsx'),
  ...ofReader('academy', 'site/academies/AcademyPage.tsx'),
  ...ofReader('guide', 'site/academies/GuidePage.tsx'),
  ...ofReader('rules', 'legal/RulesPage.tsx'),
  ...ofReader('personal data', 'legal/PersonalDataPage.tsx'),
  ...ofReader('who may do what', 'rights/RightsPage.tsx'),
  ...ofReader('support, before the letter is begun', 'support/SupportPage.tsx'),
  ...forNobody('signing in', '', 'auth/SignInPage.tsx'),
  ...forNobody('registration', '', 'auth/SignUpPage.tsx'),
  ...forNobody('recovery of the password', '', RECOVERY),
  ...forNobody('new password', '', RECOVERY, 'auth/components/NewPassword.tsx'),
  ...forNobody('invitation', 'invitation-', 'invite/InvitePage.tsx'),
  ...forNobody('mails switched off', 'unsubscribing-', 'notification/UnsubscribePage.tsx'),
  ...forNobody('article by its secret link', 'preview-', PREVIEW, 'preview/ArticlePreview.tsx'),
  ...forNobody('page by its secret link', 'preview-', PREVIEW, 'preview/TextPreview.tsx'),
  ...forNobody('block by its secret link', 'preview-', PREVIEW, 'preview/BlockPreview.tsx'),
  ...forNobody('request by its link', 'request-', 'support/conversation/LinkedRequestPage.tsx'),
  {
    name: 'support, once the letter is begun',
    modules: [
      'index.html',
      `${TEXTS}/public/ru.ts`,
      `${FEATURES}/support/SupportPage.tsx`,
      `${FEATURES}/support/form/letter.ts`,
      `${TEXTS}/ru/index.ts`,
    ],
  },
  {
    name: 'list of projects',
    modules: [...SIGNED_IN, `${TEXTS}/arrival/ru.ts`, `${FEATURES}/project/ProjectsPage.tsx`],
    aim: AIM.list,
  },
  {
    name: 'editor',
    modules: [...SIGNED_IN, `${TEXTS}/ru/index.ts`, 'src/app/document/DocumentPage.tsx'],
  },
];

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const middle = (values: readonly number[]) => sorted(values)[Math.floor(values.length / 2)] ?? 0;

function weigh({ name, modules, aim }: Page): string[] {
  const kilobytes = scriptBytes(modules) / 1000;
  const verdict = aim && `≤ ${aim}: ${kilobytes <= aim ? 'reached' : 'missed'}`;
  return [name, `${kilobytes.toFixed(0)} kB`, verdict || ''];
}

function row(name: string, painted: readonly Painted[]): string[] {
  const largest = painted.map((one) => one.largest);
  const worst = Math.max(...painted.map(({ shift }) => shift));
  const span = `${Math.min(...largest).toFixed(0)} to ${Math.max(...largest).toFixed(0)}`;
  return [name, `${middle(largest).toFixed(0)} ms (${span})`, worst.toFixed(3)];
}

/** Scripts of pages, and what a newcomer waits for on public ones. */
export async function benchPublicPages(): Promise<void> {
  await ensureBuilt();
  printTable('Scripts of a page, gzip', [['', 'scripts', 'aim'], ...PAGES.map(weigh)]);
  const path = process.env.CHROMIUM_PATH;
  const server = await startServer({ WEB_DIR: webFolder });
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(path && { executablePath: path }),
  });
  try {
    const list = '/articles-science';
    const html = await (await fetch(`${server.url}${list}`)).text();
    const article = /href="(\/articles-science\/[^"?]+)"/.exec(html)?.[1] ?? list;
    const rows: string[][] = [];
    for (const [name, address] of [
      ['home', '/'],
      ['list of articles', list],
      ['article', article],
    ] as const) {
      const painted: Painted[] = [];
      // the first one does not count
      for (let run = 0; run <= RUNS; run += 1) {
        const one = await watchPaint(browser, `${server.url}${address}`, SLOWER);
        if (run > 0) painted.push(one);
      }
      rows.push(row(name, painted));
    }
    printTable(`Public pages in Chromium, the processor ${SLOWER} times slower`, [
      ['', 'largest contentful paint', 'worst layout shift'],
      ...rows,
    ]);
  } finally {
    await browser.close();
    await server.close();
  }
}
