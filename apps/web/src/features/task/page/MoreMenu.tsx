import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCalendarShare,
  IconChartLine,
  IconDots,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconUpload,
} from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { usePageActions } from '../../../platform/page-actions.ts';
import { useTakeTable } from '../api.ts';
import { useTaskAddress } from './address.ts';
import { useWorld } from './TasksWorld.tsx';

const DIALOGS = {
  load: lazy(async () => ({ default: (await import('../table/LoadDialog.tsx')).LoadDialog })),
  feed: lazy(async () => ({ default: (await import('../feed/FeedDialog.tsx')).FeedDialog })),
  burnUp: lazy(async () => ({
    default: (await import('../burn-up/BurnUpDialog.tsx')).BurnUpDialog,
  })),
};

const ICON = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

/** What is done with all tasks of the project, also by the palette: taken away, taken in, looked at as a whole. */
export function MoreMenu() {
  const { t } = useTexts();
  const { edit, project } = useWorld();
  const take = useTakeTable(project.id);
  const [opened, setOpened] = useState<keyof typeof DIALOGS | null>(null);
  const Dialog = opened && DIALOGS[opened];
  const { task } = useTaskAddress();
  const button = useRef<HTMLButtonElement>(null);
  const label = t('tasks.take.label');
  const table = [
    { id: 'xlsx', icon: IconFileSpreadsheet, onClick: () => take('xlsx') },
    { id: 'csv', icon: IconFileTypeCsv, onClick: () => take('csv') },
    ...(edit ? [{ id: 'load', icon: IconUpload, onClick: () => setOpened('load') } as const] : []),
  ] as const;
  const looks = [
    { id: 'subscribe', icon: IconCalendarShare, onClick: () => setOpened('feed') },
    { id: 'burnUp', icon: IconChartLine, onClick: () => setOpened('burnUp') },
  ] as const;
  usePageActions(() => {
    // the panel of a task would lie over what opens
    if (task) return null;
    const actions = [...table, ...looks].map((one) => ({
      ...one,
      id: `tasks.${one.id}`,
      label: t(`tasks.take.${one.id}`),
    }));
    return { group: label, actions };
  });
  const item = ({ id, icon: Icon, onClick }: (typeof table | typeof looks)[number]) => (
    <Menu.Item
      key={id}
      leftSection={<Icon {...ICON} />}
      onClick={() => {
        // a dialog gives the focus back to what has it now, and the item goes with the menu
        button.current?.focus();
        onClick();
      }}
    >
      {t(`tasks.take.${id}`)}
    </Menu.Item>
  );
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon ref={button} variant="default" size={36} aria-label={label} title={label}>
            <IconDots {...ICON} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {table.map(item)}
          <Menu.Divider />
          {looks.map(item)}
        </Menu.Dropdown>
      </Menu>
      <Suspense fallback={null}>{Dialog && <Dialog onClose={() => setOpened(null)} />}</Suspense>
    </>
  );
}
