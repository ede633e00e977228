import { ActionIcon, Popover, VisuallyHidden } from '@mantine/core';
import { notificationEndpoints, notificationTitle } from '@pv/contract';
import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useServices, useSessionState } from '../../platform/ServicesContext.tsx';
import { CodeFailure, PanelBoundary } from '../../platform/states/LoadFailure.tsx';
import { inIdleSteps, partAhead } from '../../ui/lazy.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { type NotificationPage, useNewest } from './api.ts';
import classes from './Bell.module.css';
import { useLiveNotifications } from './live/use-live-notifications.ts';

const KEY = 'pv_zone';

/** Tells the server the zone of this browser when it is new here; one that was chosen by hand stays. */
function useBrowserZone(): void {
  const { call } = useServices();
  const state = useSessionState();
  const person = state.kind === 'in' ? state.claims.uid : null;
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const told = `${person} ${zone}`;
    if (person === null || !zone || localStorage.getItem(KEY) === told) return;
    call(notificationEndpoints.changeSettings, { body: { zone } })
      .then(() => localStorage.setItem(KEY, told))
      // it is told the next time; a browser without room tells it every time
      .catch(() => undefined);
  }, [person, call]);
}

const list = partAhead(async () => (await import('./list/NotificationList.tsx')).NotificationList);

/** Says a new notification aloud, politely, once it is there and not for those of before. */
function useAnnouncement(page: NotificationPage | undefined): string {
  const { t, dynamic } = useTexts();
  const loaded = page !== undefined;
  const newest = page?.notifications[0];
  /** When the newest one so far was told; empty where there was none, null before the first answer. */
  const known = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!loaded) return;
    const before = known.current;
    const told = newest?.created_at ?? '';
    // when the newest one is gone, the one before it is no news
    if (newest && before !== null && told > before && !newest.read) {
      setSaid(t('notifications.announced', { title: notificationTitle(newest, dynamic) }));
    }
    known.current = before !== null && before > told ? before : told;
  }, [loaded, newest, t, dynamic]);
  return said;
}

function Sign({ unread }: { unread: number }) {
  return (
    <span className={classes.sign}>
      <IconBell size={20} aria-hidden="true" />
      {unread > 0 && (
        <span className={classes.count} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </span>
  );
}

/** The bell of the header with the number of unread ones: a panel, on a phone a page. */
export function Bell() {
  const { t } = useTexts();
  const [opened, setOpened] = useState(false);
  useLiveNotifications();
  useBrowserZone();
  useEffect(() => inIdleSteps([list.ask]), []);
  const newest = useNewest().data;
  const announced = useAnnouncement(newest);
  const unread = newest?.unread ?? 0;
  const label = unread > 0 ? t('notifications.bell', { count: unread }) : t('notifications.title');
  const close = () => setOpened(false);
  return (
    <>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <Link className={classes.onPhone} to="/notifications" aria-label={label}>
        <Sign unread={unread} />
      </Link>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        width={440}
        trapFocus
        returnFocus
        withinPortal
      >
        <Popover.Target>
          <ActionIcon
            className={classes.onDesk}
            variant="subtle"
            color="gray"
            size={40}
            aria-label={label}
            title={t('notifications.title')}
            onPointerEnter={list.ask}
            onClick={() => setOpened(!opened)}
          >
            <Sign unread={unread} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown className={classes.panel} aria-label={t('notifications.title')}>
          <div className={classes.body}>
            <PanelBoundary
              failed={(onRetry) => <CodeFailure onRetry={onRetry} />}
              onBroken={list.forget}
            >
              <Suspense fallback={<RowsSkeleton rows={4} />}>
                <list.Part onOpen={close} />
              </Suspense>
            </PanelBoundary>
          </div>
          <div className={classes.foot}>
            <Link to="/notifications" onClick={close}>
              {t('notifications.all')}
            </Link>
            <Link to="/notifications/mails" onClick={close}>
              {t('notifications.toSettings')}
            </Link>
          </div>
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
