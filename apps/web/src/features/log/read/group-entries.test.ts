import { EVENTS, type LogChange } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { entryWith, STAGE } from './entry.sample.ts';
import { groupEntries } from './group-entries.ts';
import { joinSaves } from './join-saves.ts';

const goal = (before: string | null, after: string | null): LogChange => ({
  field: 'goal',
  before,
  after,
});

describe('the log for reading', () => {
  it('goes by days, and within a day by person and hour', () => {
    const groups = groupEntries([
      entryWith('stage_added', { at: '2026-11-21T09:10:00' }),
      entryWith('section_sent', { at: '2026-11-20T14:40:00' }),
      entryWith('stage_added', { at: '2026-11-20T14:30:00', by: 'boris' }),
      entryWith('project_created', { at: '2026-11-20T14:05:00' }),
      entryWith('stage_deleted', { at: '2026-11-20T13:59:00' }),
    ]);
    expect(groups.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-20']);
    const told = groups[1]?.hours.map(({ actor, span, lines }) => [actor.id, span, lines.length]);
    expect(told).toEqual([
      ['anna', '14:05–14:40', 2],
      ['boris', '14:30', 1],
      ['anna', '13:59', 1],
    ]);
  });

  it('has the sign-ins of a day in one line behind what was done', () => {
    const [day] = groupEntries([
      entryWith('signed_in', { at: '2026-11-20T18:00:00' }),
      entryWith('stage_added', { at: '2026-11-20T14:40:00' }),
      entryWith('signed_in', { at: '2026-11-20T09:00:00' }),
    ]);
    const told = day?.hours.map(({ span, lines }) => [span, lines.length]);
    expect(told).toEqual([
      ['14:40', 1],
      ['09:00–18:00', 2],
    ]);
  });

  it('never folds away what somebody has written', () => {
    const [day] = groupEntries([
      entryWith('stage_added', { at: '2026-11-20T14:40:00' }),
      { ...entryWith('note_added', { at: '2026-11-20T14:20:00' }), log_comment: 'Решено' },
      entryWith('stage_deleted', { at: '2026-11-20T14:05:00' }),
    ]);
    const spans = day?.hours.map(({ span, lines }) => [span, lines.length]);
    expect(spans).toEqual([
      ['14:05–14:40', 2],
      ['14:20', 1],
    ]);
  });

  it('says of the hour that is read in part that there is more', () => {
    const entries = [
      entryWith('stage_added', { at: '2026-11-20T15:10:00' }),
      entryWith('stage_added', { at: '2026-11-20T14:40:00' }),
      entryWith('stage_deleted', { at: '2026-11-20T14:30:00', by: 'boris' }),
    ];
    const partial = (more: boolean) =>
      groupEntries(entries, undefined, more).flatMap(({ hours }) => hours.map((h) => h.partial));
    expect(partial(true)).toEqual([false, true, true]);
    expect(partial(false)).toEqual([false, false, false]);
  });

  it('shows a comment by itself only where its entry is of another day or not there', () => {
    const entry = entryWith('stage_added', { at: '2026-11-20T10:00:00' });
    const about = { log_uuid: entry.log_uuid, event_uuid: EVENTS.stage_added.id };
    const sameDay = entryWith('entry_commented', { at: '2026-11-20T11:00:00', about });
    const nextDay = entryWith('entry_commented', { at: '2026-11-21T11:00:00', about });
    const shown = (entries: Parameters<typeof groupEntries>[0]) =>
      groupEntries(entries).flatMap(({ hours }) => hours.flatMap(({ lines }) => lines)).length;
    expect(shown([sameDay, entry])).toBe(1);
    expect(shown([nextDay, entry])).toBe(2);
    expect(shown([sameDay])).toBe(1);
  });
});

describe('saves of one text', () => {
  const save = (at: string, change: LogChange, more = {}) =>
    entryWith('stage_changed', { at, stage: STAGE, changes: [change], ...more });

  it('are one line from the first before to the last after', () => {
    const lines = joinSaves([
      save('2026-11-20T14:03:00', goal('Выбрать', 'Выбрать датчик')),
      save('2026-11-20T14:02:00', goal(null, 'Выбрать')),
    ]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      saves: 2,
      entry: { changes: [goal(null, 'Выбрать датчик')] },
    });
  });

  it('that were taken back have changed nothing', () => {
    const [line] = joinSaves([
      save('2026-11-20T14:03:00', goal('Б', 'А')),
      save('2026-11-20T14:02:00', goal('А', 'Б')),
    ]);
    expect(line?.entry.changes).toEqual([]);
  });

  it('stay apart when they are of different things, commented, or no saves at all', () => {
    const other = { stage: { ...STAGE, id: 'other' } };
    const comment = { ...entryWith('entry_commented'), log_comment: 'Зачем?' };
    const apart = [
      save('2026-11-20T14:05:00', goal('а', 'б')),
      save('2026-11-20T14:04:00', goal('в', 'г'), other),
      save('2026-11-20T14:03:00', goal('д', 'е'), { ...other, comments: [comment] }),
      entryWith('stage_added', { at: '2026-11-20T14:02:00' }),
      entryWith('stage_added', { at: '2026-11-20T14:01:00' }),
    ];
    expect(joinSaves(apart)).toHaveLength(5);
  });

  it('stay apart from one that is being written on, so that more saves do not carry it away', () => {
    const held = save('2026-11-20T14:02:00', goal('а', 'б'));
    const saves = [
      save('2026-11-20T14:03:00', goal('б', 'в')),
      held,
      save('2026-11-20T14:01:00', goal('', 'а')),
    ];
    const [day] = groupEntries(saves, ({ log_uuid }) => log_uuid === held.log_uuid);
    const told = day?.hours.flatMap(({ lines }) => lines.map(({ entry }) => entry.log_uuid));
    expect(told).toEqual(saves.map(({ log_uuid }) => log_uuid));
    expect(joinSaves(saves)).toHaveLength(1);
  });
});
