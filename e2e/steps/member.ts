import type { Browser } from '@playwright/test';
import { CONSENTS, endpoints, PROJECT_CATEGORIES, ROLE_IDS, type RoleCode } from '@pv/contract';
import { solve } from '../../apps/server/test/support/solve-captcha.ts';
import { call } from '../../bench/support/caller.ts';
import type { Product } from '../support/server.ts';
import { type Visitor, visit } from '../support/story.ts';

const consents = [
  { code: 'rules', version: CONSENTS.rules },
  { code: 'personal_data', version: CONSENTS.personal_data },
] as const;

/** The password of everyone who is made here. */
export const PASSWORD = 'pravilnyi-kon-9';

/** A signed-in person with a filled profile. */
export interface Member extends Visitor {
  email: string;
  /** An access token of a session of her own, beside the one in the browser. */
  token: string;
}

/** Makes an account that is confirmed by its mailed code, by calls, for stories about other things; gives the tokens. */
async function makeAccount({ url, mailbox }: Product, email: string) {
  const visitor = { url, token: '' };
  const challenge = await (await fetch(`${url}/api/auth/captcha`)).json();
  const captcha = await solve(challenge);
  const registration = await call(visitor, endpoints.auth.signUp, {
    body: { email, password: PASSWORD, captcha, consents: [...consents] },
  });
  const [code = ''] = await mailbox.wait(email, /\b\d{6}\b/);
  return call(visitor, endpoints.auth.verifySignUp, { body: { email, code, ...registration } });
}

/** Signs a member in from outside of the browser. */
const signIn = ({ url }: Product, email: string) =>
  call({ url, token: '' }, endpoints.auth.signIn, { body: { email, password: PASSWORD } });

/** Makes a student by the name of her mailbox and opens a browser in which she is signed in. */
export async function newMember(
  browser: Browser,
  product: Product,
  name: string,
  lastName = 'Белова',
): Promise<Member> {
  const email = `${name}@mail.ru`;
  const { access_token: first } = await makeAccount(product, email);
  await call({ url: product.url, token: first }, endpoints.user.changeProfile, {
    body: {
      version: 0,
      last_name: lastName,
      first_name: 'Анна',
      education_level: 'bachelor',
      city: 'Казань',
      institution: 'Технический университет',
    },
  });
  const { access_token: token } = await signIn(product, email);
  return sameMember(browser, product, { email, token });
}

/** The one editor of each product: made once, as the product stops for it. */
const editors = new WeakMap<Product, Promise<{ email: string }>>();

async function makeEditor(browser: Browser, product: Product): Promise<{ email: string }> {
  const { email, page } = await newMember(browser, product, 'editor', 'Редакторова');
  await page.context().close();
  await product.command('grant-editor', email);
  return { email };
}

/** Opens a browser in which the editor of the product is signed in. */
export async function newEditor(browser: Browser, product: Product): Promise<Member> {
  const made = editors.get(product) ?? makeEditor(browser, product);
  editors.set(product, made);
  const { email } = await made;
  const { access_token: token } = await signIn(product, email);
  return sameMember(browser, product, { email, token });
}

/** The language in which letters to a member are written. */
export async function letterLanguage({ url }: Product, { token }: Pick<Member, 'token'>) {
  const { id } = await call({ url, token }, endpoints.user.profile, {});
  const { locale } = await call({ url, token }, endpoints.user.account, { id });
  return locale;
}

/** Opens one more browser in which a member is signed in; `kept` is what its storage holds besides. */
export async function sameMember(
  browser: Browser,
  product: Product,
  { email, token }: Pick<Member, 'email' | 'token'>,
  kept: Record<string, string> = {},
): Promise<Member> {
  const { refresh_token } = await signIn(product, email);
  const visitor = await visit(browser, product, { ...kept, pv_refresh_token: refresh_token });
  return { ...visitor, email, token };
}

/** Gives a member a project of the bachelor's template; gives the paths of its page and document. */
export async function newProject({ url }: Product, { token }: Member, title: string) {
  const { id } = await call({ url, token }, endpoints.project.create, {
    body: {
      title,
      category_id: PROJECT_CATEGORIES.bachelor,
      role_id: ROLE_IDS.researcher,
      template: true,
    },
  });
  const { stages } = await call({ url, token }, endpoints.project.get, { id });
  const finish = stages.find(({ kind }) => kind === 'finish');
  if (!finish) throw new Error('the project has no finish');
  return { page: `/project/nir/${id}`, document: `/project/nir/${id}/document/${finish.id}` };
}

/** Takes a person into a research project in a role, by his personal code. */
export async function joinByCode(
  { url }: Product,
  { token }: Member,
  props: { owner: Member; projectPath: string; role: RoleCode },
): Promise<void> {
  const { codes } = await call({ url, token }, endpoints.user.inviteCodes, {
    query: '?project_type=nir',
  });
  const own = codes.find(({ role_id }) => role_id === ROLE_IDS[props.role]);
  if (!own) throw new Error(`no code of ${props.role}`);
  await call({ url, token: props.owner.token }, endpoints.team.inviteTeammate, {
    body: {
      project_id: props.projectPath.split('/').at(-1) ?? '',
      role_id: own.role_id,
      code: own.code,
    },
  });
}

/** Makes another person, who joins the project as its supervisor, in a browser of his own. */
export async function newSupervisor(
  browser: Browser,
  product: Product,
  props: { name: string; owner: Member; projectPath: string },
): Promise<Member> {
  const supervisor = await newMember(browser, product, props.name);
  await joinByCode(product, supervisor, { ...props, role: 'supervisor' });
  return supervisor;
}

/** The personal code of a member for a role in startups. */
export async function startupCode(
  { url }: Product,
  { token }: Member,
  role: RoleCode,
): Promise<string> {
  const { codes } = await call({ url, token }, endpoints.user.inviteCodes, {
    query: '?project_type=startup',
  });
  const found = codes.find((one) => one.role_id === ROLE_IDS[role]);
  if (!found) throw new Error(`no code of ${role}`);
  return found.code;
}
