import { committeeSeatSchema, controlEventFields, endsByMidnight } from '@pv/contract';
import { check } from '../../../ui/form/field.ts';
import { isUnread } from '../../../ui/form/parse-day.ts';
import { type DraftSeat, type EventDraft, withoutEmpty } from './draft.ts';
import { laidOut, overlapOf } from './lay-out.ts';

const fitsName = check(committeeSeatSchema.shape.name);
const fitsAddress = check(committeeSeatSchema.shape.email);
const fitsTitle = check(controlEventFields.title);
const fitsLink = check(controlEventFields.link);
const fitsScale = check(controlEventFields.scale);
const fitsCriteria = check(controlEventFields.criteria);

/** The name of what is wrong with a name in the committee. */
export const nameWrong = ({ name }: Pick<DraftSeat, 'name'>): string | null => fitsName(name);

/** The name of what is wrong with an address: who has no account gets his link there. */
export function addressWrong({ user_id, email }: DraftSeat): string | null {
  if (user_id) return null;
  return email.trim() === '' ? 'field_empty' : fitsAddress(email.trim());
}

const wrongDay = (day: string | null) => (isUnread(day) ? 'date_wrong' : null);

/** What is wrong with each field of the form, by names; null where it is right. */
export const CHECKS = {
  title: (title: string) => fitsTitle(title),
  day: wrongDay,
  materials_due: wrongDay,
  link: (link: string) => fitsLink(link.trim() || null),
  scale: (scale: EventDraft['scale']) => fitsScale(scale),
  criteria: (criteria: EventDraft['criteria']) => fitsCriteria(withoutEmpty(criteria)),
  committee: (seats: DraftSeat[]) =>
    seats.map((seat) => nameWrong(seat) ?? addressWrong(seat)).find(Boolean) ?? null,
  works(_: unknown, draft: EventDraft) {
    const slots = laidOut(draft);
    return overlapOf(slots) || !endsByMidnight(slots) ? 'field_wrong' : null;
  },
};
