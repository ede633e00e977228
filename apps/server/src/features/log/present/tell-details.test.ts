import { ROLE_IDS } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { tellDetails } from './tell-details.ts';

describe('what else an event tells', () => {
  it('is whom it concerns, in which role, how and why', () => {
    const before = { user: 'id', name: 'Орлов И.', role: 'curator' };
    expect(tellDetails('member_removed', before, { rule: 'at_once', reason: null })).toEqual({
      person: 'Орлов И.',
      role_id: ROLE_IDS.curator,
      rule: 'at_once',
    });
  });

  it('is the name of a thing, and of a stage that is gone', () => {
    expect(tellDetails('field_added', {}, { list: 'task', title: 'Цель', content: '…' })).toEqual({
      title: 'Цель',
    });
    const slot = 'stage_one__stage_report_file';
    const old = { slot, name: 'Отчёт.pdf' };
    const file = tellDetails('file_replaced', old, { slot, name: 'Отчёт 2.pdf', version: 2 });
    expect(file).toEqual({ title: 'Отчёт 2.pdf', slot, version: 2 });
    const beside = { slot: 'stage_one__additional_materials_file', name: 'Фото.png' };
    expect(tellDetails('file_added', {}, { ...beside, version: 2 })).not.toHaveProperty('version');
    expect(tellDetails('section_sent', {}, { stage: 'Обзор' })).toEqual({ title: 'Обзор' });
  });

  it('is neither a name nor a role that has itself changed', () => {
    expect(tellDetails('project_changed', { title: 'А' }, { title: 'Б' })).toEqual({});
    const role = tellDetails(
      'role_changed',
      { name: 'Орлов И.', role: 'curator' },
      { role: 'expert' },
    );
    expect(role).toEqual({ person: 'Орлов И.' });
  });

  it('is nothing where what was kept cannot be read', () => {
    expect(tellDetails('document_exported', {}, { format: 'exe' })).toEqual({});
  });
});
