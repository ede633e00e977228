import { useState } from 'react';
import { expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { SourceForm } from './SourceForm.tsx';
import { openDraft, type SourceDraft, sourceOf } from './source-draft.ts';

const LINE = 'Громов, В. Н. Насосы / В. Н. Громов. - Казань : Волга, 2021. - 240 с.';

/** The form of a typed record, and what was kept of it so far. */
async function typed(raw: string) {
  const saved: SourceDraft[] = [];
  function Form() {
    const [draft, setDraft] = useState(() => openDraft({ id: 'a', raw, csl: null }));
    const save = () => saved.push(draft);
    return (
      <SourceForm draft={draft} onDraft={setDraft} twin={null} onSave={save} onCancel={() => {}} />
    );
  }
  const { screen, user } = await shown(Form);
  await user.click(screen.getByRole('button', { name: 'Разобрать на поля' }));
  return { screen, user, saved };
}

it('a typed line is read into fields, corrected and kept, with the line beside it', async () => {
  const { screen, user, saved } = await typed(LINE);
  const publisher = screen.getByLabelText('Издательство');
  expect(publisher).toHaveProperty('value', 'Волга');

  await user.clear(publisher);
  await user.type(publisher, 'Кама');
  expect(
    screen.getByRole('region', { name: 'Запись по ГОСТ Р 7.0.100-2018' }).textContent,
  ).toContain('Казань : Кама, 2021. – 240 с.');
  await user.keyboard('{Enter}');
  const [draft] = saved;
  if (!draft) throw new Error('nothing was kept');
  expect(sourceOf(draft, 'a')).toMatchObject({ csl: { publisher: 'Кама' }, kept: { raw: LINE } });
});

it('a pasted record of BibTeX is read into fields too', async () => {
  const { screen } = await typed('@book{a, title={Насосы}, year=2021, url={https://a.ru/b}}');
  expect(await screen.findByLabelText('Заглавие')).toHaveProperty('value', 'Насосы');
  expect(screen.getByLabelText('Год издания')).toHaveProperty('value', '2021');
});

it('a year and pages that are no numbers are pointed out at their fields, and kept all the same', async () => {
  const { screen, user, saved } = await typed(
    '@article{a, title={Насосы}, journal={Вестник}, year=2021, pages={5--9}}',
  );
  const told = () => screen.queryAllByText(/^Похоже на опечатку/).length;
  const year = await screen.findByLabelText('Год издания');
  const pages = screen.getByLabelText(/^Страницы/);
  expect(told()).toBe(0);
  await user.clear(year);
  await user.type(year, 'два');
  await user.clear(pages);
  await user.type(pages, '-5');
  expect(told()).toBe(1);
  await user.click(year);
  expect(told()).toBe(2);
  await user.clear(year);
  await user.type(year, 'б. г.');
  await user.click(pages);
  expect(told()).toBe(1);
  await user.keyboard('{Enter}');
  expect(saved).toHaveLength(1);
});
