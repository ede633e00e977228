import { expect, it } from 'vitest';
import { askLine } from './move-lines.ts';

it('a mail says beside what it asks for that it waits to be approved again', () => {
  const named = { stageId: 's', number: 1, title: 'Обзор', deadline: null, zone: 'UTC' };
  const line = (section: 'plan' | 'project') =>
    askLine({ asked: `send_${section}`, place: { section, ...named }, again: true }, 'ru');
  expect(line('plan')).toContain('план этапа 1 «Обзор» (ждёт повторного согласования)');
  expect(line('project')).toContain('(ждёт повторного согласования)');
});
