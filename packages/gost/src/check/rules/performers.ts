import { linesOfPerformers, performersOfLines } from '../../model/title/performers.ts';
import { isReport } from '../../model/title/title-rows.ts';
import { sectionHit } from '../hits.ts';
import type { Reading } from '../reading/read-document.ts';
import { defineRule } from '../rule.ts';

const base = {
  clause: '6.11',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'none',
} as const;

const sectionOf = ({ sections }: Reading) =>
  sections.find(({ section }) => section.kind === 'performers')?.section;

const peopleOf = ({ titlePage }: Reading) =>
  performersOfLines(titlePage.fields?.performersList ?? linesOfPerformers(titlePage));

/** A report of several people lists them. */
const performersListed = defineRule({
  ...base,
  id: 'G32-4-performers',
  clause: '4',
  fix: 'signs',
  values: ['count'],
  *check(reading) {
    const count = peopleOf(reading).length;
    if (!isReport(reading.titlePage) || count < 2 || sectionOf(reading)) return;
    yield sectionHit(undefined, { count }, [{ kind: 'addSection', sectionKind: 'performers' }]);
  },
});

/** The only performer stands on the title page, and there is no list. */
const performerAlone = defineRule({
  ...base,
  id: 'G32-5.2.2-single-author',
  clause: '5.2.2',
  values: [],
  *check(reading) {
    const section = sectionOf(reading);
    if (section && peopleOf(reading).length === 1) yield sectionHit(section, {});
  },
});

/** Each performer has a position, a degree or a role, and a name. */
const performersData = defineRule({
  ...base,
  id: 'G32-5.2.1-performers-data',
  clause: '5.2.1',
  values: ['name'],
  *check(reading) {
    const section = sectionOf(reading);
    if (!section) return;
    for (const { about, name } of peopleOf(reading)) {
      const short = !/[,\s]/.test(about.trim());
      if (name === '' || short) yield sectionHit(section, { name: name || about });
    }
  },
});

/** What a performer is, by the first word that tells; the order of the clause. */
const RANKS: readonly RegExp[] = [
  /^(научный )?руководител/iu,
  /^ответственн/iu,
  /^исполнител/iu,
  /^соисполнител/iu,
  /^нормоконтрол/iu,
];

/** Head of the work, responsible performer, performers, co-performers, normocontrol. */
const performersOrder = defineRule({
  ...base,
  id: 'G32-6.11-order',
  values: ['name', 'before'],
  *check(reading) {
    const section = sectionOf(reading);
    if (!section) return;
    const ranked = peopleOf(reading)
      .map((person) => ({ ...person, rank: RANKS.findIndex((role) => role.test(person.about)) }))
      .filter(({ rank }) => rank >= 0);
    for (const [index, person] of ranked.entries()) {
      const before = ranked[index - 1];
      if (!before || before.rank <= person.rank) continue;
      yield sectionHit(section, { name: person.name, before: before.name });
      return;
    }
  },
});

/** By each name stands in brackets what he has done; normocontrol has written nothing. */
const performersShare = defineRule({
  ...base,
  id: 'G32-6.11-columns',
  values: ['name'],
  *check(reading) {
    const section = sectionOf(reading);
    if (!section) return;
    for (const { about, name, share } of peopleOf(reading)) {
      if (share === '' && !/^нормоконтрол/iu.test(about)) yield sectionHit(section, { name });
    }
  },
});

/** Every rule of the list of performers. */
export const performerRules = [
  performersListed,
  performerAlone,
  performersData,
  performersOrder,
  performersShare,
] as const;
