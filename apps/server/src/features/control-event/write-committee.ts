import { AppError, type CommitteeSeat } from '@pv/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import {
  controlEventConsents,
  controlEventMarks,
  controlEventSeats,
  users,
} from '../../db/schema/index.ts';
import { allNames, findFields } from './find-fields.ts';
import type { EventScene, SeatRow } from './load-event.ts';

type SetError = 'event_member_twice' | 'event_member_address' | 'event_role_twice';

const wrong = (code: SetError, at: number) =>
  new AppError(code, { fields: { [`committee.${at}`]: 'field_wrong' } });

/** A seat with the account that it is of, where there is one. */
type Placed = CommitteeSeat & { email: string | null };

/** Whoever has an account sits by it, also when he was written down with his address. */
async function findAccounts(executor: Executor, seats: readonly CommitteeSeat[]) {
  const ids = seats.flatMap(({ user_id }) => user_id ?? []);
  const addresses = seats.flatMap(({ email }) => email ?? []);
  const rows = await executor
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(sql`${inArray(users.id, ids)} or ${inArray(users.email, addresses)}`);
  return {
    known: new Set(rows.map(({ id }) => id)),
    byAddress: new Map(rows.map(({ id, email }) => [email, id])),
  };
}

/** @throws AppError `event_member_twice`, `event_member_address`, `event_role_twice` */
async function placeSeats(
  executor: Executor,
  before: readonly SeatRow[],
  seats: readonly CommitteeSeat[],
): Promise<Placed[]> {
  const { known, byAddress } = await findAccounts(executor, seats);
  const placed = seats.map((seat, at): Placed => {
    const { email } = seat;
    // a link in use stays in use, whoever registers meanwhile
    const linked = before.some(
      (row) => row.id === seat.id && row.linkHash !== null && row.email === email,
    );
    const user_id = seat.user_id ?? (linked ? null : byAddress.get(email ?? '')) ?? null;
    // what was let go of with an account has no address
    const stays = before.some(({ id, userId }) => id === seat.id && userId === user_id);
    if (user_id ? !known.has(user_id) : !email && !stays) throw wrong('event_member_address', at);
    return { ...seat, user_id, email: user_id ? null : email };
  });
  const key = ({ user_id, email, id }: Placed) =>
    user_id ?? byAddress.get(email ?? '') ?? email ?? id;
  const twice = placed.findIndex(
    (seat, at) => placed.findIndex((one) => key(one) === key(seat)) !== at,
  );
  if (twice >= 0) throw wrong('event_member_twice', twice);
  for (const role of ['chair', 'secretary'] as const) {
    const [, second] = placed.flatMap((seat, at) => (seat.role === role ? [at] : []));
    if (second !== undefined) throw wrong('event_role_twice', second);
  }
  return withOwnNames(executor, placed, seats);
}

/** Whoever was written down by an address that has an account is called as the account says, as on papers. */
async function withOwnNames(
  executor: Executor,
  placed: readonly Placed[],
  seats: readonly CommitteeSeat[],
): Promise<Placed[]> {
  const found = placed.filter(({ user_id }, at) => user_id && !seats[at]?.user_id);
  const fields = await findFields(
    executor,
    found.map(({ user_id: userId }) => ({ userId })),
  );
  return placed.map((seat) => ({
    ...seat,
    name: (found.includes(seat) && allNames(fields.get(seat.user_id))) || seat.name,
  }));
}

/** Whoever has marked stays. @throws AppError `event_state` */
async function checkMarked({ trx }: Work, { event }: Pick<EventScene, 'event'>, gone: string[]) {
  if (gone.length === 0) return;
  const [marked] = await trx
    .select({ seatId: controlEventMarks.seatId })
    .from(controlEventMarks)
    .where(and(eq(controlEventMarks.eventId, event.id), inArray(controlEventMarks.seatId, gone)))
    .limit(1);
  if (marked) throw new AppError('event_state');
}

/**
 * Writes the committee of an event as it is given. Who leaves it or gets another address has no link any
 * more; who has marked stays, as a member who marks.
 * @throws AppError `event_member_twice`, `event_member_address`, `event_role_twice`, `event_state`
 */
export async function writeCommittee(
  work: Work,
  { event, seats: before }: Pick<EventScene, 'event' | 'seats'>,
  seats: readonly CommitteeSeat[],
): Promise<void> {
  const { trx } = work;
  const placed = await placeSeats(trx, before, seats);
  const isSame = (row: SeatRow, seat: Placed) =>
    row.id === seat.id && row.userId === seat.user_id && row.email === seat.email;
  const gone = before.filter((row) => !placed.some((seat) => isSame(row, seat)));
  const silent = before.filter(
    (row) =>
      row.role !== 'secretary' &&
      placed.some(({ id, role }) => id === row.id && role === 'secretary'),
  );
  await checkMarked(
    work,
    { event },
    [...gone, ...silent].map(({ id }) => id),
  );
  const ids = gone.map(({ id }) => id);
  const of = eq(controlEventSeats.eventId, event.id);
  if (ids.length > 0) {
    await trx.delete(controlEventSeats).where(and(of, inArray(controlEventSeats.id, ids)));
    // whoever comes into the same seat has agreed to nothing
    const { eventId, seatId } = controlEventConsents;
    await trx.delete(controlEventConsents).where(and(eq(eventId, event.id), inArray(seatId, ids)));
  }
  for (const [position, seat] of placed.entries()) {
    const { id, role, name, post, user_id: userId, email } = seat;
    const written = { position, role, name, post };
    const [stored] = await trx
      .insert(controlEventSeats)
      .values({ eventId: event.id, id, userId, email, ...written })
      .onConflictDoUpdate({ target: controlEventSeats.id, set: written, setWhere: of })
      .returning({ id: controlEventSeats.id });
    // an id that another committee has is none that a browser has made
    if (!stored) throw new AppError('validation_failed');
  }
}
