import { EVENT_KINDS, EVENTS, PROJECT_CATEGORIES, ROLE_IDS } from '@pv/contract';
import { createTextEngine, type Locale } from '@pv/texts';
import { en } from '@pv/texts/en';
import { ru } from '@pv/texts/ru';
import { describe, expect, it } from 'vitest';
import { entryWith, STAGE } from '../read/entry.sample.ts';
import { aboutWords, eventWords, type Speech, valueWords, whyWords } from './use-log-words.ts';

const engine = createTextEngine();
engine.add('ru', ru);
engine.add('en', en);
const speak = (locale: Locale): Speech => ({
  t: engine.translator(locale),
  dynamic: (key, params) => engine.dynamic(locale, key, params),
});
const [russian, english] = [speak('ru'), speak('en')];

describe('an entry in words', () => {
  it('names its section and stage', () => {
    const sent = entryWith('section_sent', { section: 'plan', stage: STAGE });
    expect(aboutWords(sent, russian)).toBe('план, этап 2 «Обзор»');
    expect(aboutWords(sent, english)).toBe('plan, stage 2 “Обзор”');
    const gone = entryWith('section_sent', { section: 'plan', details: { title: 'Обзор' } });
    expect(aboutWords(gone, russian)).toBe('план, «Обзор»');
    expect(aboutWords(entryWith('section_sent', { section: 'project' }), russian)).toBe('проект');
  });

  it('names a thing once', () => {
    const added = entryWith('stage_added', { stage: STAGE, details: { title: 'Обзор' } });
    expect(aboutWords(added, russian)).toBe('этап 2 «Обзор»');
    const field = entryWith('field_added', { stage: STAGE, details: { title: 'Ресурсы' } });
    expect(aboutWords(field, russian)).toBe('этап 2 «Обзор», «Ресурсы»');
  });

  it('names a file and its place in the stage', () => {
    const slot = 'stage_one__stage_report_file';
    const details = { title: 'Обзор.pdf', slot, version: 2 } as const;
    const added = entryWith('file_added', { stage: STAGE, details });
    expect(aboutWords(added, russian)).toBe(
      'этап 2 «Обзор», отчёт по этапу, «Обзор.pdf», версия 2',
    );
    const inEnglish = 'stage 2 “Обзор”, stage report, “Обзор.pdf”, version 2';
    expect(aboutWords(added, english)).toBe(inEnglish);
  });

  it('names people, roles and ways', () => {
    const details = { person: 'Орлов И.', role_id: ROLE_IDS.curator, way: 'code' } as const;
    const joined = entryWith('member_joined', { details });
    expect(aboutWords(joined, russian)).toBe('Орлов И., куратор, по личному коду');
  });

  it('says why, and calls the text of a return remarks', () => {
    const removed = entryWith('member_removed', { details: { rule: 'consent', reason: 'Уход' } });
    expect(whyWords(removed, russian)).toEqual(['с согласия участника', 'Причина: Уход']);
    const returned = entryWith('section_returned', { details: { reason: 'Уточнить цель' } });
    expect(whyWords(returned, russian)).toEqual(['Замечания: Уточнить цель']);
  });

  it.each(EVENT_KINDS)('has a name for %s in both languages', (kind) => {
    const names = [eventWords(kind, russian), eventWords(kind, english)];
    expect(new Set(names).size).toBe(2);
    expect(names.join()).not.toContain('log.event');
    expect(EVENTS[kind].id).toBeTruthy();
  });
});

describe('a value in words', () => {
  it('is written by its kind', () => {
    expect(valueWords('starts_at', '2026-11-05', russian)).toBe('05.11.2026');
    expect(valueWords('status', 'stage_created', russian)).toBe('Этап создан');
    expect(valueWords('role', ROLE_IDS.curator, russian)).toBe('Куратор');
    expect(valueWords('category', PROJECT_CATEGORIES.phd, english)).toContain('PhD');
    expect(valueWords('education_level', 'master', russian)).not.toContain('profile.');
    expect(valueWords('no_middle_name', 'true', russian)).toBe('да');
    expect(valueWords('goal', null, russian)).toBe('пусто');
  });
});
