import { ActionIcon, Menu } from '@mantine/core';
import { type Icon, IconDots } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';

export interface FieldDeed {
  words: string;
  icon: Icon;
  run: () => void;
}

/** What can be done with a text block besides writing in it. */
export function FieldMenu({ title, deeds }: { title: string; deeds: readonly FieldDeed[] }) {
  const { t } = useTexts();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={t('projectPage.fieldMenu', { title })}
        >
          <IconDots size={16} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {deeds.map(({ words, icon: Icon, run }) => (
          <Menu.Item
            key={words}
            leftSection={<Icon size={16} stroke={1.8} aria-hidden="true" />}
            onClick={run}
          >
            {words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
