import {
  type DocumentSnapshot,
  emptyContent,
  SECTION_KINDS,
  type SectionJson,
  type SectionKind,
} from '@pv/editor-schema';

/** Puts the sections into the order of `ids`; sections not named stay at the end in their order. */
export function orderSections(
  snapshot: DocumentSnapshot,
  ids: readonly string[],
): DocumentSnapshot {
  const rank = new Map(ids.map((id, index) => [id, index]));
  const rankOf = (section: SectionJson): number => rank.get(section.id) ?? ids.length;
  return { ...snapshot, sections: [...snapshot.sections].sort((a, b) => rankOf(a) - rankOf(b)) };
}

/** Adds an empty section of a kind before the first one that must follow it. */
export function addSection(snapshot: DocumentSnapshot, kind: SectionKind): DocumentSnapshot {
  const rank = SECTION_KINDS.indexOf(kind);
  const next = snapshot.sections.findIndex((s) => SECTION_KINDS.indexOf(s.kind) > rank);
  const at = next < 0 ? snapshot.sections.length : next;
  const section = { id: freeId(snapshot, kind), kind, title: '', content: emptyContent() };
  return { ...snapshot, sections: snapshot.sections.toSpliced(at, 0, section) };
}

function freeId(snapshot: DocumentSnapshot, kind: SectionKind): string {
  const taken = new Set(snapshot.sections.map(({ id }) => id));
  let id: string = kind;
  for (let n = 2; taken.has(id); n += 1) id = `${kind}-${n}`;
  return id;
}
