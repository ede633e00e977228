import { holdBack } from './steps/hold-back.ts';
import { newMember } from './steps/member.ts';
import { createProject, decide } from './steps/project.ts';
import {
  chooseDeed,
  invitationLink,
  memberRow,
  registerFromInvitation,
  teamOf,
} from './steps/team.ts';
import { expect, story, visit } from './support/story.ts';

const person = {
  education: 'Бакалавриат',
  city: 'Казань',
  institution: 'Технический университет',
};
const guest = { ...person, email: 'guest@mail.ru', lastName: 'Рябова', firstName: 'Нина' };
const teacher = 'teacher@mail.ru';

story(
  'a team is invited by one paste, joins, changes a role, parts with consent and leaves',
  async ({ browser, product }) => {
    const olga = await newMember(browser, product, 'team.author', 'Зимина');
    const address = await createProject(olga.page, 'Стенд для подшипников');
    const about = olga.page.getByRole('region', { name: 'О проекте' });
    await decide(olga.page, about, 'Согласовать самостоятельно');
    await expect(about.getByText('Согласовано исследователем')).toBeVisible();

    await olga.page.getByRole('button', { name: 'Пригласить по почте' }).click();
    const dialog = olga.page.getByRole('dialog', { name: 'Пригласить по почте' });
    await dialog
      .getByLabel('Адреса', { exact: true })
      .fill(`${guest.email}\nperson@gmail.com\nИван Котов <${teacher}> руководитель`);
    const lines = dialog.getByRole('list', { name: 'Проверка адресов' });
    await expect(lines.getByRole('listitem')).toHaveCount(3);
    await expect(lines.getByText('Принимаются адреса в доменах .ru и .рф')).toBeVisible();
    await expect(lines.getByText('Научный руководитель')).toBeVisible();
    // who is named without a role gets none until it is chosen
    await dialog.getByRole('combobox', { name: 'Роль для тех, у кого она не указана' }).click();
    await olga.page.getByRole('option', { name: 'Исследователь', exact: true }).click();
    // what is typed while the page is read anew stays
    const files = /\/project\/[^/]+\/file$/;
    const goOn = await holdBack(olga.page, files);
    await dialog.getByRole('button', { name: 'Отправить 2 приглашения' }).click();
    const invitations = olga.page.getByRole('list', { name: 'Приглашения', includeHidden: true });
    await expect(invitations.getByRole('listitem', { includeHidden: true })).toHaveCount(2);
    const addresses = dialog.getByLabel('Адреса', { exact: true });
    await addresses.press('Control+End');
    await addresses.pressSequentially('\nзавтра Ивана');
    await goOn();
    await expect(addresses).toHaveValue('person@gmail.com\nзавтра Ивана');
    await addresses.fill('person@gmail.com');
    await expect(lines.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await expect(invitations.getByRole('listitem')).toHaveCount(2);

    const nina = await visit(browser, product);
    await nina.page.goto(await invitationLink(product, guest.email));
    await expect(nina.page.getByRole('heading', { name: 'Стенд для подшипников' })).toBeVisible();
    await registerFromInvitation(nina, product, guest);
    await nina.page.getByRole('button', { name: 'Принять приглашение' }).click();
    await expect(nina.page).toHaveURL(address);
    await expect(memberRow(nina.page, 'Рябова')).toContainText('Исследователь');

    // he has an account
    const ivan = await newMember(browser, product, 'teacher', 'Котов');
    await ivan.page.goto(await invitationLink(product, teacher));
    await ivan.page.getByRole('button', { name: 'Принять приглашение' }).click();
    await expect(ivan.page.getByRole('heading', { name: 'Ждём подтверждения' })).toBeVisible();

    await olga.page.goto(address);
    await expect(memberRow(olga.page, 'Рябова')).toBeVisible();
    await invitations.getByRole('button', { name: 'Подтвердить', exact: true }).click();
    const confirming = olga.page.getByRole('dialog');
    await expect(confirming.getByText(/1 раздел нужно будет отправить снова/)).toBeVisible();
    const goOnAgain = await holdBack(olga.page, files);
    await confirming.getByRole('button', { name: 'Подтвердить', exact: true }).click();
    await expect(memberRow(olga.page, 'Котов')).toContainText('Научный руководитель');
    await expect(invitations).toBeHidden();
    // the row is gone before the rest is read, and what was done is said all the same
    await goOnAgain();
    await expect(olga.page.getByText(/^Котов .* теперь в команде\.$/)).toBeVisible();
    await expect(about.getByText('Требуется повторное согласование')).toBeVisible();

    await chooseDeed(olga.page, 'Рябова', 'Предложить другую роль');
    const offer = olga.page.getByRole('dialog', { name: /^Другая роль/ });
    await offer.getByRole('combobox', { name: 'Новая роль' }).click();
    await olga.page.getByRole('option', { name: 'Куратор' }).click();
    await offer.getByRole('button', { name: 'Предложить' }).click();
    await expect(memberRow(olga.page, 'Рябова')).toContainText('Предложена роль «Куратор»');
    await nina.page.goto(address);
    const accept = nina.page.getByRole('button', { name: 'Принять роль' });
    await accept.click();
    await expect(accept).toBeHidden();
    await expect(memberRow(nina.page, 'Рябова')).not.toContainText('Предложена роль');
    await expect(memberRow(nina.page, 'Рябова')).toContainText('Куратор');

    await olga.page.goto(address);
    await chooseDeed(olga.page, 'Рябова', 'Попросить выйти');
    const exclusion = olga.page.getByRole('dialog', { name: /^Попросить выйти/ });
    const why = exclusion.getByLabel('Причина, если хотите её назвать');
    await why.fill('Тема изменилась');
    await olga.page.reload();
    await chooseDeed(olga.page, 'Рябова', 'Попросить выйти');
    await expect(why).toHaveValue('Тема изменилась');
    await exclusion.getByRole('button', { name: 'Попросить выйти' }).click();
    await expect(memberRow(olga.page, 'Рябова')).toContainText('Ждём ответа на просьбу выйти');
    await nina.page.goto(address);
    await expect(nina.page.getByText('Причина: Тема изменилась')).toBeVisible();
    await nina.page.getByRole('button', { name: 'Выйти из команды' }).click();
    await expect(nina.page).toHaveURL(/\/projects$/);
    await expect(nina.page.getByText(/Проектов пока нет/)).toBeVisible();

    await ivan.page.goto(address);
    await expect(teamOf(ivan.page).getByRole('listitem')).toHaveCount(2);
    await chooseDeed(ivan.page, 'Котов', 'Выйти из команды');
    await ivan.page.getByRole('dialog').getByRole('button', { name: 'Выйти', exact: true }).click();
    await expect(ivan.page).toHaveURL(/\/projects$/);
    await olga.page.goto(address);
    await expect(teamOf(olga.page).getByRole('listitem')).toHaveCount(1);
    expect([olga.errors, nina.errors, ivan.errors]).toEqual([[], [], []]);
  },
);
