import { Text } from '@mantine/core';
import type { ControlEvent, ControlEventState, StatusGroup, TalkState } from '@pv/contract';
import { dayFormat } from '@pv/texts';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { inBrackets, useZoneBeside } from '../../ui/zone/zone.ts';

const STATE_GROUP: Record<ControlEventState, StatusGroup> = {
  draft: 'neutral',
  announced: 'progress',
  running: 'review',
  finished: 'approve',
  published: 'completed',
  cancelled: 'revision',
};

/** Where an event stands. */
export function StateBadge({ state }: Pick<ControlEvent, 'state'>) {
  const { t } = useTexts();
  return <StatusBadge group={STATE_GROUP[state]} label={t(`controlEvents.state.${state}`)} />;
}

const TALK_GROUP: Record<TalkState, StatusGroup> = {
  waiting: 'neutral',
  talking: 'progress',
  marking: 'review',
  closed: 'completed',
  absent: 'revision',
};

/** Where a work stands in its event. */
export function TalkBadge({ state }: { state: TalkState }) {
  const { t } = useTexts();
  return <StatusBadge group={TALK_GROUP[state]} label={t(`controlEvents.talk.${state}`)} />;
}

/** Says when an event begins, by the clock of its place: «10 июня 2027 г., 10:00». */
export function useWhen(): (
  event: Pick<ControlEvent, 'day' | 'starts_at' | 'time_zone'>,
) => string {
  const { t, locale } = useTexts();
  const zone = useZoneBeside();
  return ({ day, starts_at, time_zone }) => {
    if (!day) return t('controlEvents.noDay');
    const long = dayFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    const time = `${starts_at}${inBrackets(zone(day, time_zone))}`;
    return t('controlEvents.dayTime', { day: long.format(new Date(day)), time });
  };
}

/** A result or a mark as it is read, to two places at most. */
export function useNumber(): (value: number) => string {
  const { locale } = useTexts();
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return (value) => format.format(value);
}

/** What a criterion weighs of all of them, in whole percent. */
export function percentOf(weight: number, criteria: readonly { weight: number }[]): number {
  const sum = criteria.reduce((total, one) => total + one.weight, 0);
  return sum > 0 ? Math.round((weight / sum) * 100) : 0;
}

/** The way back to all events. */
export function ToEvents() {
  const { t } = useTexts();
  return (
    <Text size="sm" c="dimmed">
      <Link to="/control-events">{t('controlEvents.title')}</Link>
    </Text>
  );
}
