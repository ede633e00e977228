import { endpoints, ROLE_IDS } from '@pv/contract';
import { call } from '../bench/support/caller.ts';
import { newDraft, newOffer } from './steps/article.ts';
import { newMember, newProject, sameMember } from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import { LOOKS, look, prepare, stored } from './support/looks.ts';
import type { Product } from './support/server.ts';
import { expect, story, visit } from './support/story.ts';

/** The pages of every sort that comes with the product. */
const OPEN = [
  '/about',
  '/partners',
  '/privacy',
  '/for/students',
  '/for/r-and-d-customers',
  '/academy/research',
  '/academy/entrepreneurship',
  '/guides/obzor-literatury',
  '/help/rights',
  '/articles-innovation',
  '/articles-science?search=нет такой',
  '/unsubscribe?token=old',
  '/invite?token=old',
];

interface Caller {
  url: string;
  token: string;
}

/** Makes a draft and gives the paths of its preview and of the page on which it is written. */
async function draftPages(editor: Caller) {
  const { articleEditor } = endpoints;
  const id = await newDraft(editor);
  const { preview_key: key } = await call(editor, articleEditor.get, { id });
  return { preview: `/article-preview/${key}`, writing: `/articles-desk/${id}` };
}

/** Writes to the support; gives the path of the request among one's own. */
async function requestPage(asker: Caller): Promise<string> {
  const { support } = endpoints;
  const body = {
    key: crypto.randomUUID(),
    topic: 'Белая страница',
    text: 'Открываю документ, а страница пустая.',
    files: [],
    context: { page: '/rules' },
  };
  await call(asker, support.add, { body });
  const { requests } = await call(asker, support.list);
  return `/support/requests/${requests[0]?.id}`;
}

/** Invites an address to a project; gives the page that the mailed link opens. */
async function invitationPage(
  product: Product,
  author: Caller,
  project_id: string,
): Promise<string> {
  const email = 'novice@mail.ru';
  await call(author, endpoints.team.inviteTeammate, {
    body: { project_id, role_id: ROLE_IDS.researcher, email },
  });
  const [link = ''] = await product.mailbox.wait(email, /http\S+\/invite\S+/);
  return link;
}

/** A share of the pages for each look, so that every page is seen once. */
const shareOf = (pages: readonly string[], at: number) =>
  pages.filter((_, place) => place % LOOKS.length === at);

story('pages that few come to can be used by everybody', async ({ browser, product }) => {
  const editor = await newMember(browser, product, 'redkaya', 'Редкая');
  const { page: first } = editor;
  await first.context().close();
  await product.command('grant-editor', editor.email);
  const caller = { url: product.url, token: editor.token };
  const project = await newProject(product, editor, 'Стенд для испытаний насосов');
  const { preview, writing } = await draftPages(caller);
  const projectId = project.page.split('/').at(-1) ?? '';
  const { team } = await call(caller, endpoints.team.list, { id: projectId });
  const person = `/person/${team[0]?.user_id}`;
  const open = [...OPEN, preview, await invitationPage(product, caller, projectId)];
  const own = [
    '/notifications',
    '/project-add/article',
    '/articles-desk',
    '/articles-desk?kind=block',
    '/articles-desk/proposals?all=true',
    await newOffer(caller, 'Шум датчиков'),
    writing,
    '/support-desk',
    await requestPage(caller),
    person,
    `${person}?as=others`,
  ];
  const found: string[] = [];
  for (const [at, view] of LOOKS.entries()) {
    const visitor = await visit(browser, product, stored(view));
    const member = await sameMember(browser, product, editor, stored(view));
    for (const [{ page, errors }, pages] of [
      [visitor, shareOf(open, at)],
      [member, shareOf(own, at)],
    ] as const) {
      await prepare(page, view);
      for (const address of pages) found.push(...(await look(page, address)));
      expect(errors).toEqual([]);
      await page.context().close();
    }
  }
  expect(found.join('\n')).toBe('');
});

story('an address of a thing that there is not says so', async ({ browser, product }) => {
  const editor = await newMember(browser, product, 'zabludshaya', 'Заблудшая');
  const { page, errors } = editor;
  await product.command('grant-editor', editor.email);
  const absent = '01990f3e-7a5c-7000-8000-000000000001';
  const of = (id: string) => [
    `/project/nir/${id}`,
    `/project/nir/${id}/startup`,
    `/project/nir/${absent}/document/${id}`,
    `/person/${id}`,
    `/support/requests/${id}`,
    `/support-desk/${id}`,
    `/articles-desk/${id}`,
    `/articles-desk/proposals/${id}`,
  ];
  for (const address of [...of('xyz'), ...of(absent)]) {
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1, name: 'Такой страницы нет' });
    await expect(heading, address).toBeVisible();
  }
  for (const id of ['xyz', absent]) {
    await page.goto(`/stage-plan?type=nir&project=${id}`);
    await expect(page.getByText('Этот проект удалён или у вас нет к нему доступа')).toBeVisible();
  }
  expect(errors).toEqual([]);
});

story('a page that broke can be used by everybody', async ({ browser, product }) => {
  const member = await newMember(browser, product, 'slomannaya', 'Сломанная');
  const project = await newProject(product, member, 'Стенд для испытаний насосов');
  const { page: first } = member;
  await first.context().close();
  const found: string[] = [];
  for (const view of LOOKS) {
    const { page, errors } = await sameMember(browser, product, member, stored(view));
    await prepare(page, view);
    // an answer that no page can be drawn from
    await page.addInitScript((broken) => {
      const { fetch } = window;
      window.fetch = (asked, how) =>
        String(asked).endsWith(broken) ? Promise.resolve(Response.json({})) : fetch(asked, how);
    }, `/api${project.page}`);
    await page.goto(project.page);
    // the whole text, so that a failure tells what stood there instead
    await expect(page.locator('body')).toContainText(/Загрузить заново|Load again/);
    const reload = page.getByRole('button', { name: /Загрузить заново|Load again/ });
    await expect(reload).toBeVisible();
    found.push(...(await violationsOf(page, `a broken page, ${view.scheme}${view.width}`)));
    expect(errors.length).toBeGreaterThan(0);
    await page.context().close();
  }
  expect(found.join('\n')).toBe('');
});
