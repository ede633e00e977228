interface Placed {
  id: string;
}

/** The ids of a list with one of them at the place, counted from 0. */
export function putAt(list: readonly Placed[], id: string, place: number): string[] {
  const others = list.map((one) => one.id).filter((one) => one !== id);
  return others.toSpliced(place, 0, id);
}

/** A list in the order of ids; what the order does not know stands at the end. */
export function inOrder<T extends Placed>(
  list: readonly T[],
  order: readonly string[] | null,
): T[] {
  if (!order) return [...list];
  const place = ({ id }: T) => (order.includes(id) ? order.indexOf(id) : order.length);
  return list.toSorted((one, other) => place(one) - place(other));
}
