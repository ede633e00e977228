import { describe, expect, it } from 'vitest';
import { notificationTitle, placeName, type Say } from './words.ts';

/** Shows the key and what was given for it. */
const say: Say = (key, params = {}) => {
  const given = Object.entries(params).filter(([, value]) => value !== '' && value !== 0);
  return given.length > 0 ? `${key}(${given.map((pair) => pair.join('=')).join(', ')})` : key;
};
const told = {
  reason: 'your_move',
  variant: 'decide',
  project: null,
  place: null,
  actor: 'Орлова В. П.',
  said: {},
} as const;
const plan = {
  section: 'plan',
  stage_id: '0192f0a0-0000-7000-8000-000000000001',
  stage_number: 2,
  stage_title: 'Обзор',
} as const;

describe('words of a notification', () => {
  it('name a stage by number and title, and a section that has none by itself', () => {
    expect(placeName({ place: plan }, say)).toBe(
      'notifications.place.plan_of(number=2, title=Обзор)',
    );
    const final = { ...plan, section: 'final', stage_number: null } as const;
    expect(placeName({ place: final }, say)).toBe('notifications.place.final');
    expect(placeName({ place: null }, say)).toBe('');
  });

  it('say beside a section that it waits to be approved again, until that is settled', () => {
    const said = { asked: 'send_plan', again: true };
    const one = { ...told, reason: 'reminder', variant: 'own', place: plan, said } as const;
    expect(notificationTitle(one, say)).toContain('notifications.place.again(what=');
    expect(notificationTitle({ ...one, settled: true }, say)).not.toContain('place.again');
  });

  it('are a text of the reason and the variant with who, whom and what', () => {
    const said = { person: 'Петров П.', role: 'curator', count: 3 } as const;
    expect(notificationTitle({ ...told, said }, say)).toBe(
      'notifications.said.your_move.decide(name=Орлова В. П., person=Петров П., role=roles.curator, count=3)',
    );
    expect(notificationTitle(told, say)).toContain('person=Орлова В. П.');
  });

  it('of what was done end with whom the section was handed to', () => {
    const signed = { ...told, reason: 'approved', variant: 'signed' } as const;
    const said = { person: 'Петров П.' };
    expect(notificationTitle({ ...signed, said }, say)).toMatch(
      /^notifications\.said\.approved\.signed\(.*\)\. notifications\.handedTo\(person=Петров П\.\)$/,
    );
    expect(notificationTitle(signed, say)).not.toContain('notifications.handedTo');
  });

  it('of what waits end with whom it waits for, until it is settled', () => {
    const said = { person: 'Петров П.' };
    for (const one of [
      { reason: 'stalled', variant: 'waits' },
      { reason: 'deadline', variant: 'soon_others' },
    ] as const) {
      const title = (settled: boolean) =>
        notificationTitle({ ...told, ...one, said, settled }, say);
      expect(title(false)).toMatch(/\. notifications\.turn\(person=Петров П\.\)$/);
      expect(title(true)).not.toContain('notifications.turn');
    }
  });

  it('of a call are those of the past once it is settled, of what has happened never', () => {
    const settled = true;
    expect(notificationTitle({ ...told, settled }, say)).toContain('.passed.your_move.decide');
    const answered = { ...told, reason: 'candidate', variant: 'confirm', settled } as const;
    expect(notificationTitle(answered, say)).toContain('notifications.said.candidate.confirm');
  });

  it('of an answer depend on what was asked for', () => {
    const answered = { ...told, reason: 'request_answered', variant: 'lapsed' } as const;
    const title = notificationTitle({ ...answered, said: { request: 'handover' } }, say);
    expect(title).toContain('notifications.said.request_answered.handover_lapsed');
  });

  it('name a project that is gone as it was called', () => {
    const deleted = { ...told, reason: 'project_deleted', variant: 'deleted' } as const;
    expect(notificationTitle({ ...deleted, said: { project: 'Насос' } }, say)).toContain(
      'project=Насос',
    );
  });
});
