import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDotsVertical, IconLock } from '@tabler/icons-react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useDocumentStatus } from './DocumentContext.tsx';
import classes from './PanelButtons.module.css';
import type { EditorPanel } from './panels.ts';
import { useWorkbench } from './WorkbenchContext.tsx';

interface PanelButtonsProps {
  panels: readonly EditorPanel[];
  opened: string | null;
  onPanel: (name: string) => void;
}

const lock = <IconLock className={classes.lock} size={14} stroke={1.8} aria-hidden="true" />;

/** What can be opened beside the text: a row of buttons, without words where it is narrow, a menu on a phone. */
export function PanelButtons({ panels, opened, onPanel }: PanelButtonsProps) {
  const { t } = useTexts();
  const { view } = useWorkbench();
  const status = useDocumentStatus();
  const shown = panels.filter((panel) => panel.visible(view, status));
  const nameOf = ({ label, locked }: EditorPanel) =>
    locked ? `${t(label)}: ${t(locked)}` : t(label);
  return (
    <>
      <div className={classes.row}>
        {shown.map((panel) => (
          <Button
            key={panel.name}
            size="sm"
            px={10}
            classNames={{ label: classes.label ?? '', section: classes.icon ?? '' }}
            variant={opened === panel.name ? 'light' : 'default'}
            leftSection={<panel.icon size={18} />}
            rightSection={panel.locked && lock}
            title={nameOf(panel)}
            aria-label={panel.locked && nameOf(panel)}
            aria-pressed={panel.shape === 'side' ? opened === panel.name : undefined}
            onClick={() => onPanel(panel.name)}
          >
            {t(panel.label)}
          </Button>
        ))}
      </div>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            className={classes.menu}
            variant="default"
            size={40}
            aria-label={t('editor.panels')}
          >
            <IconDotsVertical size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {shown.map((panel) => (
            <Menu.Item
              key={panel.name}
              leftSection={<panel.icon size={18} />}
              rightSection={panel.locked && lock}
              onClick={() => onPanel(panel.name)}
            >
              {nameOf(panel)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
