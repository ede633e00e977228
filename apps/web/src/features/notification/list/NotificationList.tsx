import { Button, SegmentedControl } from '@mantine/core';
import type { Notification } from '@pv/contract';
import { IconBell, IconBellCheck, IconChecks } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { STOPS, useKeptFocus } from '../../../ui/focus.ts';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useMarkAll, useNotifications } from '../api.ts';
import classes from './NotificationList.module.css';
import { NotificationRow } from './NotificationRow.tsx';

/** Notifications of one project. */
interface ProjectGroup {
  key: string;
  /** Null for what concerns no project. */
  project: Notification['project'];
  notifications: Notification[];
}

/** Groups by project, the one with the newest first; the order within each stays. */
export function groupByProject(notifications: readonly Notification[]): ProjectGroup[] {
  const groups = new Map<string, ProjectGroup>();
  for (const one of notifications) {
    const key = one.project?.id ?? '';
    const group = groups.get(key) ?? { key, project: one.project, notifications: [] };
    group.notifications.push(one);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrows go from row to row. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href]')];
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? rows.indexOf(focused) : -1;
  const next = step && rows[at === -1 ? 0 : at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Empty({
  unread,
  onAll,
  onOpen,
}: {
  unread: boolean;
  onAll: () => void;
  onOpen: () => void;
}) {
  const { t } = useTexts();
  if (unread) {
    return (
      <EmptyState
        icon={IconBellCheck}
        text={t('notifications.emptyUnread')}
        action={
          <Button variant="default" onClick={onAll}>
            {t('notifications.showAll')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={IconBell}
      text={t('notifications.empty')}
      action={
        <Button component={Link} to="/projects" variant="default" onClick={onOpen}>
          {t('notifications.toProjects')}
        </Button>
      }
    />
  );
}

/** What the reader was told, by project, with the filter and «read all»; for the panel and the page. */
export function NotificationList({ onOpen }: { onOpen: () => void }) {
  const { t } = useTexts();
  const [unread, setUnread] = useState(false);
  const list = useNotifications(unread);
  const markAll = useMarkAll();
  // the next press marks the next one
  const kept = useKeptFocus<HTMLDivElement>({ rows: 'li', stops: 'button', heir: STOPS });
  const all = list.data?.rows ?? [];
  const left = list.data?.pages[0]?.unread ?? 0;
  return (
    <>
      <div className={classes.head}>
        <SegmentedControl
          size="sm"
          aria-label={t('notifications.filter.label')}
          value={unread ? 'unread' : 'all'}
          onChange={(value) => setUnread(value === 'unread')}
          data={[
            { value: 'all', label: t('notifications.filter.all') },
            { value: 'unread', label: t('notifications.filter.unread') },
          ]}
        />
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          leftSection={<IconChecks size={18} aria-hidden="true" />}
          disabled={left === 0}
          onClick={() => markAll.mutate(unread ? undefined : all[0]?.id)}
        >
          {t('notifications.readAll')}
        </Button>
      </div>
      {list.isPending && <RowsSkeleton rows={4} />}
      {list.error && <LoadFailure error={list.error} onRetry={list.refetch} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows only help; every row is a link */}
      <div className={classes.groups} onKeyDown={moveFocus} {...kept}>
        {list.data && all.length === 0 && (
          <Empty unread={unread} onAll={() => setUnread(false)} onOpen={onOpen} />
        )}
        {groupByProject(all).map(({ key, project, notifications }) => (
          <section key={key} className={classes.group}>
            <h3>{project?.title ?? t('notifications.noProject')}</h3>
            <ul className={classes.rows}>
              {notifications.map((one) => (
                <NotificationRow key={one.id} notification={one} onOpen={onOpen} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('notifications.more')}
          </Button>
        </div>
      )}
    </>
  );
}
