import { ActionIcon, Button, Menu, Text, Textarea } from '@mantine/core';
import { type ControlEvent, type ControlEventState, dayIn } from '@pv/contract';
import { IconDots } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { dayText } from '../../../ui/days.ts';
import { useMoveEvent, useRemoveEvent } from '../api.ts';
import classes from '../Events.module.css';
import { PapersMenu } from '../papers/PapersMenu.tsx';

/** Shows an event in another way. */
export type ShowView = (view: 'page' | 'edit' | 'session' | 'board') => void;

/** What is done with an event as a whole. */
type Deed = 'announce' | 'begin' | 'finish' | 'publish' | 'takeBack' | 'cancel' | 'remove';

const BECOMES: Record<Exclude<Deed, 'remove'>, ControlEventState> = {
  announce: 'announced',
  begin: 'running',
  finish: 'finished',
  publish: 'published',
  takeBack: 'finished',
  cancel: 'cancelled',
};

/** The deed that comes next in each state. */
const NEXT: Partial<Record<ControlEventState, Deed>> = {
  draft: 'announce',
  announced: 'begin',
  running: 'finish',
  finished: 'publish',
};

const DONE = {
  announce: 'controlEvents.page.announced',
  begin: 'controlEvents.page.begun',
  finish: 'controlEvents.page.finished',
  publish: 'controlEvents.page.published',
  takeBack: 'controlEvents.page.takenBack',
  cancel: 'controlEvents.page.cancelled',
  remove: 'controlEvents.page.removed',
} as const;

/** Is done at once; everything else is asked about before. */
type Asked = Exclude<Deed, 'takeBack'>;

/** What an event has to have before it is announced, and has not. */
function lacksOf({ day, works, criteria, committee }: ControlEvent) {
  return (['day', 'works', 'criteria', 'chair'] as const).filter(
    (what) =>
      !{
        day: day !== null,
        works: works.length > 0,
        criteria: criteria.length > 0,
        chair: committee.some(({ role }) => role === 'chair'),
      }[what],
  );
}

/** Does things with an event, asking first where that cannot be taken back. */
export function useEventDeeds(event: ControlEvent) {
  const { t } = useTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const move = useMoveEvent();
  const remove = useRemoveEvent();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [reason, setReason] = useState('');
  const params = { id: event.id };
  const { works, committee } = event;

  function perform(deed: Deed) {
    const onSuccess = () => {
      setAsked(null);
      toasts.success(t(DONE[deed]));
      if (deed === 'remove') void navigate({ to: '/control-events' });
    };
    if (deed === 'remove') return remove.mutate({ params }, { onSuccess });
    const body = { state: BECOMES[deed], reason: deed === 'cancel' ? reason.trim() : '' };
    move.mutate({ params, body }, { onSuccess });
  }
  const textOf = (deed: Asked) =>
    deed === 'announce'
      ? t('controlEvents.page.announceText', { works: works.length, seats: committee.length })
      : t(`controlEvents.page.${deed}Text`);
  const today = dayIn(new Date(), event.time_zone);
  /** What of the day speaks against it. */
  const dayNote = (deed: Asked) => {
    if (event.day === null || event.day === today) return null;
    const day = dayText(event.day, t);
    if (deed === 'begin') return t('controlEvents.page.otherDay', { day });
    return deed === 'announce' && event.day < today
      ? t('controlEvents.page.passedDay', { day })
      : null;
  };
  const busy = move.isPending || remove.isPending;
  function begin(deed: Deed) {
    if (deed === 'takeBack') return perform(deed);
    const lacks = deed === 'announce' ? lacksOf(event) : [];
    if (lacks.length === 0) return setAsked(deed);
    const what = lacks.map((one) => t(`controlEvents.page.without.${one}`)).join(', ');
    toasts.warning(t('controlEvents.page.addFirst', { what }));
  }
  return {
    busy,
    begin,
    dialog: asked && (
      <ConfirmDialog
        opened
        title={t(`controlEvents.page.${asked}Ask`)}
        confirm={t(`controlEvents.page.${asked}`)}
        destructive={asked === 'cancel' || asked === 'remove'}
        busy={busy}
        onConfirm={() => perform(asked)}
        onClose={() => setAsked(null)}
      >
        {dayNote(asked) && (
          <Text mb="sm" fw={600}>
            {dayNote(asked)}
          </Text>
        )}
        <Text mb="sm">{textOf(asked)}</Text>
        {asked === 'cancel' && (
          <Textarea
            label={t('controlEvents.page.cancelReason')}
            autosize
            minRows={2}
            maxLength={1000}
            value={reason}
            onChange={(change) => setReason(change.currentTarget.value)}
          />
        )}
      </ConfirmDialog>
    ),
  };
}

/** What is done rarely, behind three dots; nothing where there is nothing. */
function MoreMenu(props: { event: ControlEvent; onShow: ShowView; onDeed: (deed: Deed) => void }) {
  const { t } = useTexts();
  const { state, me } = props.event;
  const open = state === 'announced' || state === 'running';
  const items = [
    me.can.edit && { label: t('controlEvents.page.edit'), act: () => props.onShow('edit') },
    open && { label: t('controlEvents.page.board'), act: () => props.onShow('board') },
    state === 'published' &&
      me.can.move.includes('finished') && {
        label: t('controlEvents.page.takeBack'),
        act: () => props.onDeed('takeBack'),
      },
    open &&
      me.can.move.includes('cancelled') && {
        label: t('controlEvents.page.cancel'),
        act: () => props.onDeed('cancel'),
      },
    me.can.delete && { label: t('controlEvents.page.remove'), act: () => props.onDeed('remove') },
  ].filter((item) => item !== false);
  if (items.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('controlEvents.page.more')}
        >
          <IconDots size={18} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ label, act }) => (
          <Menu.Item key={label} onClick={act}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** What the reader may do with the event: the next thing as the filled button, the rest in a menu. */
export function EventActions({ event, onShow }: { event: ControlEvent; onShow: ShowView }) {
  const { t } = useTexts();
  const deeds = useEventDeeds(event);
  const { state, me, type, id } = event;
  const next = NEXT[state];
  const running = state === 'running';
  const shows = running && (me.member_id !== null || me.organiser);
  const may = next && next !== 'remove' && me.can.move.includes(BECOMES[next]);
  return (
    <div className={classes.actions}>
      {shows && (
        <Button onClick={() => onShow('session')}>
          {t(`controlEvents.page.${me.can.mark ? 'session' : 'sessionWatch'}`)}
        </Button>
      )}
      {state === 'published' && (
        <Button component="a" href={`/control-event-report/${type}/${id}`}>
          {t('controlEvents.page.report')}
        </Button>
      )}
      {may && (
        <Button
          variant={running ? 'default' : 'filled'}
          loading={deeds.busy}
          onClick={() => deeds.begin(next)}
        >
          {t(`controlEvents.page.${next}`)}
        </Button>
      )}
      <PapersMenu event={event} />
      <MoreMenu event={event} onShow={onShow} onDeed={deeds.begin} />
      {deeds.dialog}
    </div>
  );
}
