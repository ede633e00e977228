import { ActionIcon, Menu } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { Comment } from '@pv/contract';
import { IconDots, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { type Ref, useRef } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import type { Talk } from './talk.ts';

const ICON = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

interface CommentMenuProps {
  ref: Ref<HTMLButtonElement>;
  comment: Comment;
  /** When it was written, in words. */
  when: string;
  talk: Talk;
  onEdit: () => void;
}

/** What is done with one comment now and then. */
export function CommentMenu({ ref, comment, when, talk, onEdit }: CommentMenuProps) {
  const { t } = useTexts();
  const { author, can } = comment;
  const { onCopy, makings, onRemove, leadTo } = talk;
  // a task that nothing leads to is gone
  const made = comment.task && leadTo?.(comment.task);
  const possible = makings.filter(({ task }) => !task || !made);
  const own = useRef<HTMLButtonElement>(null);
  const button = useMergedRef(ref, own);
  function ask() {
    // a dialog gives the focus back to what has it now, and the item goes with the menu
    own.current?.focus();
    onRemove(comment);
  }
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          size={28}
          aria-label={t('comments.more', { name: author.name, when })}
        >
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {can.edit && (
          <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={onEdit}>
            {t('comments.edit')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLink {...ICON} />} onClick={() => onCopy(comment)}>
          {t('comments.link')}
        </Menu.Item>
        {possible.map(({ label, icon: Icon, make }) => (
          <Menu.Item key={label} leftSection={<Icon {...ICON} />} onClick={() => make(comment)}>
            {label}
          </Menu.Item>
        ))}
        {can.delete && (
          <Menu.Item color="red" leftSection={<IconTrash {...ICON} />} onClick={ask}>
            {t('comments.remove')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
