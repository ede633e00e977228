import { endpoints } from '@pv/contract';
import { call } from '../bench/support/caller.ts';
import { newMember, newProject, newSupervisor } from './steps/member.ts';
import { violationsOf } from './support/accessibility.ts';
import { expect, story } from './support/story.ts';

story(
  'one of two supervisors says that he looks, and the other sees it without a reload',
  async ({ browser, product }) => {
    const vera = await newMember(browser, product, 'vera-looked', 'Звонкова');
    const project = await newProject(product, vera, 'Двое у одного стенда');
    const joining = { owner: vera, projectPath: project.page };
    const petrov = await newSupervisor(browser, product, { name: 'petrov-looks', ...joining });
    const olga = await newSupervisor(browser, product, { name: 'olga-looks', ...joining });
    const id = project.page.split('/').at(-1) ?? '';
    const caller = { url: product.url, token: vera.token };
    await call(caller, endpoints.project.approve, { id, body: {} });

    const live = olga.page.waitForResponse(
      (answer) => answer.headers()['content-type']?.startsWith('text/event-stream') === true,
    );
    await olga.page.goto(project.page);
    await live;
    await expect(olga.page.getByRole('button', { name: 'Смотрю', exact: true })).toBeVisible();

    await petrov.page.goto('/reviews');
    const details = petrov.page.getByRole('region', { name: 'Раздел подробно' });
    await details.getByRole('button', { name: 'Смотрю', exact: true }).click();
    await expect(details.getByText(/^Вы смотрите с \d\d:\d\d/)).toBeVisible();
    await expect(olga.page.getByText(/^Смотрит Белова А\. с \d\d:\d\d$/)).toBeVisible();
    expect(await violationsOf(olga.page, 'a project that somebody looks at')).toEqual([]);

    await details.getByRole('button', { name: 'Больше не смотрю' }).click();
    await expect(olga.page.getByText(/^Смотрит/)).toHaveCount(0);
    expect([petrov.errors, olga.errors]).toEqual([[], []]);
  },
);
