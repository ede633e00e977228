import { SECTION_KINDS } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { baseProfile, compareProfiles, resolveProfile } from '../profiles.ts';
import { isTitleBlockKind } from '../title/title-blocks.ts';
import { PROFILE_DATA } from './data.ts';
import { fitsParameter, PARAMETER_NAMES, PROFILE_PARAMETERS } from './parameters.ts';

const ids = PROFILE_DATA.map(({ id }) => id);

describe('the data files of profiles', () => {
  it.each(PROFILE_DATA)(
    '$id says what the table of parameters allows, each with a clause',
    (data) => {
      for (const [name, [value, clause]] of Object.entries(data.values)) {
        expect(PROFILE_PARAMETERS).toHaveProperty(name);
        expect(fitsParameter(name as keyof typeof PROFILE_PARAMETERS, value), name).toBe(true);
        expect(clause.trim()).not.toBe('');
      }
      expect(data.document.trim()).not.toBe('');
      expect(data.extends === null || ids.includes(data.extends)).toBe(true);
    },
  );

  it.each(PROFILE_DATA)('$id names kinds of sections and blocks that there are', (data) => {
    const kinds = new Set<string>(SECTION_KINDS);
    const named = [
      ...(data.required ?? []),
      ...(data.order ?? []),
      ...(data.sections ?? []).map(([kind]) => kind),
      ...Object.keys(data.titles ?? {}),
    ];
    expect(named.filter((kind) => !kinds.has(kind))).toEqual([]);
    const blocks = (data.titleBlocks ?? []).map((block) =>
      typeof block === 'string' ? block : block.kind,
    );
    expect(blocks.filter((kind) => !isTitleBlockKind(kind))).toEqual([]);
    expect(new Set(data.order ?? SECTION_KINDS)).toEqual(kinds);
  });

  it('has a value and a source for every parameter at the root', () => {
    const { values, sources } = baseProfile('gost-7.32-2017');
    expect(Object.keys(values).sort()).toEqual([...PARAMETER_NAMES].sort());
    expect(Object.keys(sources).sort()).toEqual([...PARAMETER_NAMES].sort());
  });
});

describe('the formatting of a document', () => {
  it('takes from standard, university, the taken profile and the writer, the last one first', () => {
    const profile = resolveProfile({
      profile: 'mirea',
      profileTaken: { id: 't', version: 1, name: 'Кафедра', values: { indent: 10, fontSize: 13 } },
      profileOverrides: { fontSize: 12 },
    });
    const { values, sources } = profile;
    expect(values).toMatchObject({ marginLeft: 30, chapterFontSize: 18, indent: 10, fontSize: 12 });
    expect(sources.marginLeft).toEqual({
      level: 'standard',
      document: 'ГОСТ 7.32-2017',
      clause: '6.1.1',
    });
    expect(sources.chapterFontSize.level).toBe('university');
    expect(sources.indent).toEqual({ level: 'taken', document: 'Кафедра', clause: '' });
    expect(sources.fontSize.level).toBe('own');
  });

  it('passes over what cannot be set', () => {
    const profile = resolveProfile({
      profile: 'nobody knows it',
      profileOverrides: { marginLeft: 5000, pageNumber: 'left', colour: 'red', indent: 'wide' },
    });
    expect(profile).toEqual(resolveProfile({ profile: 'gost-7.32-2017' }));
  });

  it('differs from another in what is told with its clause', () => {
    const before = resolveProfile({ profile: 'gost-7.32-2017' });
    const after = resolveProfile({ profile: 'gost-r-7.0.11-2011' });
    const told = compareProfiles(before, after);
    expect(told).toContainEqual({
      parameter: 'marginLeft',
      before: 30,
      after: 25,
      source: { level: 'standard', document: 'ГОСТ Р 7.0.11-2011', clause: '5.3.7' },
    });
    expect(told.map(({ parameter }) => parameter)).toContain('pageNumber');
    expect(told.map(({ parameter }) => parameter)).not.toContain('lineSpacing');
  });
});
