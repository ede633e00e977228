import { ActionIcon } from '@mantine/core';
import {
  leaveLink,
  type Notification,
  type NotificationReason,
  notificationTitle,
} from '@pv/contract';
import { dayFormat, type Locale } from '@pv/texts';
import {
  type Icon,
  IconAlarm,
  IconArchive,
  IconArrowBackUp,
  IconAt,
  IconBriefcase,
  IconCalendarDue,
  IconCalendarEvent,
  IconCheck,
  IconChecklist,
  IconCircle,
  IconCircleFilled,
  IconCoins,
  IconFileDollar,
  IconHandStop,
  IconHourglass,
  IconLifebuoy,
  IconMail,
  IconMailCheck,
  IconMessage,
  IconMessageQuestion,
  IconNews,
  IconRefreshAlert,
  IconRocket,
  IconRotate2,
  IconSend,
  IconShieldLock,
  IconSubtask,
  IconTrash,
  IconUserCheck,
  IconUserEdit,
  IconUserMinus,
  IconUserPlus,
  IconUserQuestion,
  IconUserStar,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { keepInitials } from '../../../ui/words.ts';
import { useMark } from '../api.ts';
import classes from './NotificationList.module.css';

const sameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

/** When something was, as short as it is clear: a time today, a day this year, a date before. */
export function momentText(moment: Date, now: Date, locale: Locale): string {
  if (sameDay(moment, now)) {
    return dayFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(moment);
  }
  const ofThisYear = moment.getFullYear() === now.getFullYear();
  return dayFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(!ofThisYear && { year: 'numeric' }),
  }).format(moment);
}

/** The icon of each reason, always beside its word. */
const REASON_ICONS: Readonly<Record<NotificationReason, Icon>> = {
  your_move: IconHandStop,
  reminder: IconAlarm,
  stalled: IconHourglass,
  deadline: IconCalendarDue,
  returned: IconArrowBackUp,
  approved: IconCheck,
  sent: IconSend,
  recalled: IconRotate2,
  reset: IconRefreshAlert,
  remarks_done: IconChecklist,
  invitation: IconMail,
  candidate: IconUserQuestion,
  membership: IconUserCheck,
  exclusion_request: IconUserMinus,
  role_offer: IconUserEdit,
  handover: IconUserStar,
  removed: IconUserMinus,
  invitation_answered: IconMailCheck,
  request_answered: IconMailCheck,
  joined: IconUserPlus,
  left: IconUserMinus,
  role_changed: IconUserEdit,
  mention: IconAt,
  commented: IconMessage,
  task: IconSubtask,
  unanswered: IconMessageQuestion,
  application: IconFileDollar,
  control_event: IconCalendarEvent,
  funding: IconCoins,
  project_deleted: IconTrash,
  startup_started: IconRocket,
  archive: IconArchive,
  article_proposal: IconNews,
  opportunity: IconBriefcase,
  response_progress: IconBriefcase,
  support: IconLifebuoy,
  security: IconShieldLock,
};

const plain = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent) =>
  !ctrlKey && !metaKey && !shiftKey && button === 0;

/** The row of the roadmap is there already where the page is open; a page that opens shows it itself. */
function showPlace({ place }: Notification): void {
  if (!place) return;
  const row = place.stage_id ? `stage-${place.stage_id}` : 'about';
  requestAnimationFrame(() => document.getElementById(row)?.scrollIntoView({ block: 'start' }));
}

/** One notification: why, what, who, when. Its link opens the place and marks it as read. */
export function NotificationRow(props: { notification: Notification; onOpen: () => void }) {
  const { notification, onOpen } = props;
  const { t, dynamic, locale } = useTexts();
  const navigate = useNavigate();
  const mark = useMark();
  const { id, reason, actor, said, link, read, settled, created_at } = notification;
  const title = notificationTitle(notification, dynamic);
  const moment = new Date(created_at);
  const Icon = settled ? IconCheck : REASON_ICONS[reason];
  const full = dayFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const notes = [
    settled ? t('notifications.settled') : t(`notifications.reason.${reason}`),
    ...(actor && !title.includes(actor) ? [actor] : []),
  ];

  const leave = leaveLink(notification);

  function follow(event: MouseEvent, href: string) {
    if (!read) mark.mutate({ id, read: true });
    if (!plain(event)) return;
    event.preventDefault();
    onOpen();
    void navigate({ href }).then(() => showPlace(notification));
  }

  return (
    <li className={classes.row} data-unread={!read || undefined} data-reason={reason}>
      <Icon className={classes.icon} size={20} stroke={1.7} aria-hidden="true" />
      <div className={classes.words}>
        {link ? (
          <a className={classes.title} href={link} onClick={(event) => follow(event, link)}>
            {keepInitials(title)}
          </a>
        ) : (
          <span className={classes.title}>{keepInitials(title)}</span>
        )}
        {said.note && <p className={classes.note}>{said.note}</p>}
        <p className={classes.meta}>
          {keepInitials(notes.join(' · '))}
          {' · '}
          <time dateTime={created_at} title={full.format(moment)}>
            {momentText(moment, new Date(), locale)}
          </time>
        </p>
        {leave && (
          <a className={classes.deed} href={leave} onClick={(event) => follow(event, leave)}>
            {t('notifications.leave')}
          </a>
        )}
      </div>
      <ActionIcon
        className={classes.mark}
        variant="subtle"
        color={read ? 'gray' : 'blue'}
        size={32}
        aria-label={t(read ? 'notifications.markUnread' : 'notifications.markRead', { title })}
        title={t(read ? 'notifications.markUnreadShort' : 'notifications.markReadShort')}
        onClick={() => mark.mutate({ id, read: !read })}
      >
        {read ? <IconCircle size={12} /> : <IconCircleFilled size={12} />}
      </ActionIcon>
    </li>
  );
}
