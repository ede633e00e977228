import { ROLE_IDS, type SpinoffOffer } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { draftIn } from '../../../platform/drafts.ts';
import { requestOf, toggle } from './choices.ts';
import { parseSpinoffDraft, settleSpinoffDraft } from './draft.ts';

const stage = { id: 'stage', kind: 'numeric', number: 1, title: 'Обзор' } as const;
const offer: SpinoffOffer = {
  project: { id: 'work', type: 'nir', title: 'Прочность швов' },
  refused: null,
  texts: [
    { key: 'goal', goes_to: 'task', title: 'Цель', content: 'Измерить' },
    { key: 'annotation', goes_to: 'annotation', title: 'Аннотация', content: 'О швах' },
  ],
  files: [
    { id: 'report', slot: 'stage_one__stage_report_file', stage, name: 'a', size: 1, chosen: true },
    {
      id: 'check',
      slot: 'stage_one__plagiat_report_file',
      stage,
      name: 'b',
      size: 1,
      chosen: false,
    },
  ],
  documents: [stage],
  people: [
    { user_id: 'anna', name: 'Анна', role_id: ROLE_IDS.researcher },
    { user_id: 'orlov', name: 'Орлов', role_id: ROLE_IDS.supervisor },
  ],
};
const first = () => parseSpinoffDraft(null, offer.project.title);

describe('the request of the form', () => {
  it('takes at first all that is the work itself, and proposes likely roles', () => {
    expect(requestOf(offer, first())).toMatchObject({
      title: 'Прочность швов',
      role_id: ROLE_IDS.founder,
      template: true,
      texts: ['goal', 'annotation'],
      files: ['report'],
      documents: ['stage'],
      people: [
        { user_id: 'anna', role_id: ROLE_IDS.topmanager },
        { user_id: 'orlov', role_id: ROLE_IDS.mentor },
      ],
    });
  });

  it('names the chosen roadmap, and none where the startup begins without', () => {
    const chosen = { ...first(), template_code: 'startup_diploma' as const };
    expect(requestOf(offer, first())).not.toHaveProperty('template_code');
    expect(requestOf(offer, chosen).template_code).toBe('startup_diploma');
    expect(requestOf(offer, { ...chosen, template: false })).not.toHaveProperty('template_code');
  });

  it('leaves out what was unticked and takes what was ticked', () => {
    const keys = [
      'text:goal',
      'file:report',
      'file:check',
      'document:stage',
      'person:anna',
    ] as const;
    const toggled = keys.reduce<string[]>(toggle, []);
    expect(requestOf(offer, { ...first(), toggled })).toMatchObject({
      texts: ['annotation'],
      files: ['check'],
      documents: [],
      people: [{ user_id: 'orlov' }],
    });
    expect(keys.reduce(toggle, toggled)).toEqual([]);
  });

  it('proposes nobody as a founder on behalf of a top manager', () => {
    const roles = { anna: 'founder', orlov: 'tracker' } as const;
    const proposed = (role: 'founder' | 'topmanager') =>
      requestOf(offer, { ...first(), role, roles }).people?.map(({ role_id }) => role_id);
    expect(proposed('founder')).toEqual([ROLE_IDS.founder, ROLE_IDS.tracker]);
    expect(proposed('topmanager')).toEqual([ROLE_IDS.topmanager, ROLE_IDS.tracker]);
  });
});

describe('the draft of the form', () => {
  it('comes back with the name of its request, so that a repeated one makes nothing', () => {
    const typed = { ...first(), title: 'Сварка', toggled: ['text:goal'] };
    expect(parseSpinoffDraft(JSON.stringify(typed), 'Иное')).toEqual(typed);
    expect(first().request_id).not.toBe(first().request_id);
  });

  /** What is kept once a startup was made of `sent`, when `typed` stands in the form by then. */
  function keptAfter(sent: object, typed: object): string | null {
    const texts = new Map<string, string>();
    const storage = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    };
    const kept = draftIn(storage, 'form');
    kept.keep(JSON.stringify(typed));
    settleSpinoffDraft(kept, JSON.stringify(sent), 'Швы');
    return kept.read();
  }

  it('goes with the startup that was made of it', () => {
    const sent = first();
    expect(keptAfter(sent, sent)).toBeNull();
  });

  it('stays where something else was typed since, and is a startup of its own then', () => {
    const sent = first();
    const left = parseSpinoffDraft(keptAfter(sent, { ...sent, title: 'Иное' }), 'Швы');
    expect(left).toEqual({ ...sent, title: 'Иное', request_id: left.request_id });
    expect(left.request_id).not.toBe(sent.request_id);
  });

  it.each(['{', '{"title":"Сварка"}', null])('begins anew where %s was kept', (kept) => {
    expect(parseSpinoffDraft(kept, 'Швы')).toMatchObject({ title: 'Швы', role: 'founder' });
  });
});
