import type { BlockIcon as Name } from '@pv/contract';
import {
  type Icon,
  IconArchive,
  IconBook,
  IconBulb,
  IconCalendar,
  IconChecks,
  IconClock,
  IconFileText,
  IconKey,
  IconListCheck,
  IconMessage,
  IconPencil,
  IconPresentation,
  IconRocket,
  IconRoute,
  IconScale,
  IconSearch,
  IconShield,
  IconTarget,
  IconUsers,
} from '@tabler/icons-react';

const ICONS: Readonly<Record<Name, Icon>> = {
  archive: IconArchive,
  book: IconBook,
  bulb: IconBulb,
  calendar: IconCalendar,
  checks: IconChecks,
  clock: IconClock,
  document: IconFileText,
  key: IconKey,
  list: IconListCheck,
  message: IconMessage,
  pencil: IconPencil,
  presentation: IconPresentation,
  rocket: IconRocket,
  route: IconRoute,
  scale: IconScale,
  search: IconSearch,
  shield: IconShield,
  target: IconTarget,
  users: IconUsers,
};

/** The picture of an info block; it says nothing that its title does not. */
export function BlockIcon({ name, size = 20 }: { name: Name | null; size?: number }) {
  const Drawn = ICONS[name ?? 'book'];
  return <Drawn size={size} stroke={1.6} aria-hidden="true" />;
}
