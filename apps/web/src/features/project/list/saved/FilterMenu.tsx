import { ActionIcon, Menu } from '@mantine/core';
import type { SavedFilter } from '@pv/contract';
import {
  IconArrowLeft,
  IconArrowRight,
  IconDots,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import type { FilterActions } from './use-saved-filters.ts';

const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;

/** What can be done with the filter that is open. */
export function FilterMenu(props: {
  filter: SavedFilter;
  /** Its place, and how many there are. */
  at: number;
  count: number;
  actions: FilterActions;
  onRename: () => void;
  onRemove: () => void;
}) {
  const { filter, at, count, actions } = props;
  const { t } = useTexts();
  const { name, is_default: first } = filter;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('projectList.saved.menu', { name })}
          loading={actions.busy}
        >
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={props.onRename}>
          {t('projectList.saved.rename')}
        </Menu.Item>
        <Menu.Item
          leftSection={first ? <IconPinnedOff {...icon} /> : <IconPin {...icon} />}
          onClick={() => actions.makeDefault(filter, !first)}
        >
          {first ? t('projectList.saved.dropDefault') : t('projectList.saved.makeDefault')}
        </Menu.Item>
        {at > 0 && (
          <Menu.Item
            leftSection={<IconArrowLeft {...icon} />}
            onClick={() => actions.move(filter, -1)}
          >
            {t('projectList.saved.left')}
          </Menu.Item>
        )}
        {at < count - 1 && (
          <Menu.Item
            leftSection={<IconArrowRight {...icon} />}
            onClick={() => actions.move(filter, 1)}
          >
            {t('projectList.saved.right')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={props.onRemove}>
          {t('projectList.saved.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
