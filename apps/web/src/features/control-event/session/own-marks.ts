import { type ControlEvent, type EventWork, memberResult } from '@pv/contract';
import type { TypedMark } from './unsent-marks.ts';

type MemberMarks = EventWork['marks'][number];

/** What a member has given a work; nothing yet where he has not begun. */
export const marksOf = ({ marks }: Pick<EventWork, 'marks'>, memberId: string): MemberMarks =>
  marks.find(({ member_id }) => member_id === memberId) ?? {
    member_id: memberId,
    marks: {},
    comment: '',
    result: null,
  };

/** Marks with one more, or with another comment. */
function withMark(own: MemberMarks, { criterion_id, mark, comment }: TypedMark): MemberMarks {
  if (criterion_id === null) return { ...own, comment: comment ?? own.comment };
  return { ...own, marks: { ...own.marks, [criterion_id]: mark ?? null } };
}

/** The event as a member sees it with marks that he has typed since it was read. */
export function withMarks(
  event: ControlEvent,
  memberId: string,
  typed: readonly TypedMark[],
): ControlEvent {
  if (typed.length === 0) return event;
  const works = event.works.map((work) => {
    const ofWork = typed.filter(({ work_id }) => work_id === work.id);
    if (ofWork.length === 0) return work;
    const marked = ofWork.reduce(withMark, marksOf(work, memberId));
    const own = { ...marked, result: memberResult(event.criteria, marked.marks) };
    const others = work.marks.filter(({ member_id }) => member_id !== memberId);
    return { ...work, marks: [...others, own] };
  });
  return { ...event, works };
}

/** How many marks a member has still to give a work. */
export const marksLeft = ({ criteria }: Pick<ControlEvent, 'criteria'>, { marks }: MemberMarks) =>
  criteria.filter(({ id }) => (marks[id] ?? null) === null).length;

/** The work that is heard or marked now, else the one that was heard last, else the first. */
export function currentWork(works: readonly EventWork[]): EventWork | undefined {
  const [last] = works
    .filter(({ begun_at }) => begun_at !== null)
    .toSorted((one, other) => (other.begun_at ?? '').localeCompare(one.begun_at ?? ''));
  return (
    works.find(({ state }) => state === 'talking') ??
    works.find(({ state }) => state === 'marking') ??
    last ??
    works[0]
  );
}

/** The first work that waits. */
export const nextWork = (works: readonly EventWork[]): EventWork | undefined =>
  works.find(({ state }) => state === 'waiting');
