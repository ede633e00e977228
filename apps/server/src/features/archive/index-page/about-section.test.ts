import { expect, it } from 'vitest';
import { stageWith, stateWith } from '../../../../test/support/project-state.ts';
import { aboutSection } from './about-section.ts';
import { wordsIn } from './words.ts';

const page = (status: 'stage_created' | 'result_approved_by_researcher') => {
  const stages = [
    stageWith({ id: 'start', kind: 'start', number: null, status: null }),
    stageWith({ status: 'result_approved_by_researcher' }),
    stageWith({ id: 'finish', kind: 'finish', number: null, status }),
  ];
  const state = stateWith({ project: { status: 'approved_by_researcher' }, stages });
  const words = wordsIn('ru', 'Europe/Moscow');
  return aboutSection({ state, words }).html;
};

it('the page of an archive calls a finished project finished, as the site does', () => {
  expect(page('result_approved_by_researcher')).toContain('Завершён успешно');
  expect(page('stage_created')).toContain('Согласовано исследователем');
});
