import { fillProfile, register } from './steps/accounts.ts';
import { expect, story, visit } from './support/story.ts';

const anya = {
  email: 'anya.first@mail.ru',
  lastName: 'Смирнова',
  firstName: 'Анна',
  education: 'Бакалавриат',
  city: 'Казань',
  institution: 'Технический университет',
};

story(
  'a student registers, fills the profile and stands on the list of projects',
  async ({ browser, product }) => {
    const visitor = await visit(browser, product);
    await register(visitor, product, anya);
    await fillProfile(visitor, anya);
    await visitor.page.goto('/projects');
    await expect(visitor.page.getByText(/Проектов пока нет/)).toBeVisible();
    expect(visitor.errors).toEqual([]);
  },
);
