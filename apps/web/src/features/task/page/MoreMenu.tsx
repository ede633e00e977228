import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCalendarShare,
  IconChartLine,
  IconDots,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconUpload,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useTakeTable } from '../api.ts';
import { useWorld } from './TasksWorld.tsx';

const DIALOGS = {
  load: lazy(async () => ({ default: (await import('../table/LoadDialog.tsx')).LoadDialog })),
  feed: lazy(async () => ({ default: (await import('../feed/FeedDialog.tsx')).FeedDialog })),
  burnUp: lazy(async () => ({
    default: (await import('../burn-up/BurnUpDialog.tsx')).BurnUpDialog,
  })),
};

const ICON = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

/** What is done with all tasks of the project: taken away, taken in, looked at as a whole. */
export function MoreMenu() {
  const { t } = useTexts();
  const { edit, project } = useWorld();
  const take = useTakeTable(project.id);
  const [opened, setOpened] = useState<keyof typeof DIALOGS | null>(null);
  const Dialog = opened && DIALOGS[opened];
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('tasks.take.label')}
            title={t('tasks.take.label')}
          >
            <IconDots {...ICON} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconFileSpreadsheet {...ICON} />} onClick={() => take('xlsx')}>
            {t('tasks.take.xlsx')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileTypeCsv {...ICON} />} onClick={() => take('csv')}>
            {t('tasks.take.csv')}
          </Menu.Item>
          {edit && (
            <Menu.Item leftSection={<IconUpload {...ICON} />} onClick={() => setOpened('load')}>
              {t('tasks.take.load')}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconCalendarShare {...ICON} />}
            onClick={() => setOpened('feed')}
          >
            {t('tasks.take.subscribe')}
          </Menu.Item>
          <Menu.Item leftSection={<IconChartLine {...ICON} />} onClick={() => setOpened('burnUp')}>
            {t('tasks.take.burnUp')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense fallback={null}>{Dialog && <Dialog onClose={() => setOpened(null)} />}</Suspense>
    </>
  );
}
