import {
  CONSENTS,
  CONTENT_ITEMS,
  EDUCATION_LEVELS,
  ERROR_STATUS,
  EVENT_KINDS,
  emptyProfile,
  LOG_TOPICS,
  MOVE_CALLS,
  NOTIFICATION_REASONS,
  notificationTitle,
  PERMISSIONS,
  PROJECT_ACTIONS,
  PROJECT_LOG_FIELDS,
  PROJECT_STATUSES,
  passwordStrength,
  projectTypeSchema,
  REASON_GROUPS,
  REQUEST_KINDS,
  REQUIRED_CONSENTS,
  ROLE_IDS,
  STAGE_STATUSES,
  STARTUP_PLAN_STATUSES,
  STARTUP_PROJECT_STATUSES,
  STARTUP_RESULT_STATUSES,
} from '@pv/contract';
import { type Locale, translateDynamic } from '@pv/texts';
import { editionOf } from '@pv/texts/legal';
import { ru } from '@pv/texts/ru';
import { describe, expect, it } from 'vitest';

describe('texts of what the contract names', () => {
  it('cover roles and kinds of projects', () => {
    expect(Object.keys(ru.roles).sort()).toEqual(Object.keys(ROLE_IDS).sort());
    expect(Object.keys(ru.profile.kind).sort()).toEqual([...projectTypeSchema.options].sort());
  });

  it('cover the statuses of every kind of project and no others', () => {
    const statuses = new Set<string>([
      ...PROJECT_STATUSES,
      ...STAGE_STATUSES,
      ...STARTUP_PROJECT_STATUSES,
      ...STARTUP_PLAN_STATUSES,
      ...STARTUP_RESULT_STATUSES,
      'final_report_expected',
      'succeeded',
    ]);
    expect(Object.keys(ru.approval.status).sort()).toEqual([...statuses].sort());
  });

  it('cover the log', () => {
    expect(Object.keys(ru.log.event).sort()).toEqual([...EVENT_KINDS].sort());
    expect(Object.keys(ru.log.topic)).toEqual([...LOG_TOPICS]);
    expect(Object.keys(ru.log.field)).toEqual(Object.keys(PROJECT_LOG_FIELDS));
  });

  it('cover what may be missing', () => {
    expect(Object.keys(ru.approval.missing).sort()).toEqual([...CONTENT_ITEMS].sort());
  });

  it('cover the permission matrix', () => {
    expect(Object.keys(ru.rights.action)).toEqual([...PROJECT_ACTIONS]);
    const grants = Object.values(PERMISSIONS).flatMap((row) => Object.values(row));
    expect(Object.keys(ru.rights.grant).sort()).toEqual([...new Set(grants)].sort());
  });

  it('cover every reason of a notification with all that may have happened', () => {
    const { reason, said, settings } = ru.notifications;
    const reasons = Object.keys(NOTIFICATION_REASONS).sort();
    expect(Object.keys(reason).sort()).toEqual(reasons);
    expect(Object.keys(said).sort()).toEqual(reasons);
    expect(Object.keys(settings.group)).toEqual([...REASON_GROUPS]);
    for (const [name, { variants }] of Object.entries(NOTIFICATION_REASONS)) {
      const keys = Object.keys(said[name as keyof typeof said]);
      const worded = new Set(keys.map((key) => key.replace(/_(one|few|many)$/, '')));
      const expected =
        name === 'request_answered'
          ? REQUEST_KINDS.flatMap((kind) => variants.map((variant) => `${kind}_${variant}`))
          : variants;
      // a change of the team that leaves one move says what is asked
      const more = name === 'your_move' ? ['team_asked'] : [];
      expect([...worded].sort(), name).toEqual([...expected, ...more].sort());
    }
  });

  it('cover every call to a move also when it is settled', () => {
    const { passed, said } = ru.notifications;
    expect(Object.keys(passed).sort()).toEqual([...MOVE_CALLS].sort());
    for (const name of MOVE_CALLS) {
      const worded = Object.keys(said[name]).map((key) => key.replace(/_(one|few|many)$/, ''));
      expect(Object.keys(passed[name]).sort(), name).toEqual([...new Set(worded)].sort());
    }
  });

  it('ask for nothing in a call that is settled', () => {
    for (const [name, worded] of Object.entries(ru.notifications.passed)) {
      expect(Object.values(worded).join(), name).not.toContain('{{asked}}');
    }
  });

  it('cover the fields of the profile', () => {
    const { email, ...fields } = ru.profile.field;
    expect(email).toBeTruthy();
    expect(Object.keys(fields).sort()).toEqual(Object.keys(emptyProfile()).sort());
  });

  it('cover levels of education', () => {
    const { choose, ...levels } = ru.profile.education;
    expect(choose).toBeTruthy();
    expect(Object.keys(levels)).toEqual([...EDUCATION_LEVELS]);
  });

  it('cover strengths of passwords', () => {
    const seen = ['', 'ab', 'kj4tzp', 'lesnaya-tropa-7'].map((one) => passwordStrength(one));
    const { label, ...levels } = ru.auth.strength;
    expect(label).toBeTruthy();
    expect(Object.keys(levels)).toEqual(seen);
  });
});

describe('editions of the papers', () => {
  it('are those that a consent records', () => {
    for (const code of REQUIRED_CONSENTS) {
      expect([code, CONSENTS[code]]).toEqual([code, editionOf(code).number]);
    }
  });
});

describe('texts of errors', () => {
  it('exist for every code of the contract and for nothing else', () => {
    expect(Object.keys(ru.errors).sort()).toEqual(Object.keys(ERROR_STATUS).sort());
  });
});

const told = { project: null, actor: 'Петров П. И.', settled: false };
const place = {
  section: 'project',
  stage_id: null,
  stage_number: null,
  stage_title: null,
} as const;
const person = 'Орлова В. П.';
const signed = { ...told, reason: 'approved', variant: 'signed', place, said: { person } } as const;
const settled = { ...told, place, said: { count: 10 }, settled: true } as const;
const nudge = { ...settled, reason: 'reminder', variant: 'nudge' } as const;
const answer = { ...settled, reason: 'your_move', variant: 'answer' } as const;
const stalled = { ...settled, reason: 'stalled', variant: 'waits' } as const;
const today = { ...settled, reason: 'deadline', variant: 'today' } as const;

type Told = Parameters<typeof notificationTitle>[0];

it.each<[Locale, Told, string]>([
  ['ru', signed, 'Подписано, согласование пошло дальше: проект. Ход передан: Орлова В. П.'],
  ['en', signed, 'Signed: the project. Passed to Орлова В. П.'],
  ['ru', answer, 'Вас просили о пересмотре: проект'],
  ['en', answer, 'You were asked to reopen: the project'],
  ['ru', nudge, 'Петров П. И.: напоминание, проект'],
  ['en', nudge, 'Reminder from Петров П. И.: the project'],
  ['ru', stalled, 'Без движения на 10-й день: проект'],
  ['en', stalled, 'No progress by day 10: the project'],
  ['ru', today, 'Наступил срок: проект'],
  ['en', today, 'Reached its due date: the project'],
])('a notification reads in %s', (locale, one, sentence) => {
  expect(notificationTitle(one, (key, given) => translateDynamic(locale, key, given))).toBe(
    sentence,
  );
});
