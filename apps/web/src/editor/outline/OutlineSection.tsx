import { ActionIcon, Menu, TextInput } from '@mantine/core';
import type { SectionHead } from '@pv/editor-schema';
import type { NumberedItem } from '@pv/gost';
import { IconArrowDown, IconArrowUp, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { renameSection } from '../document/sections.ts';
import { isTyped } from '../section/section-title.ts';
import type { PersonHere } from '../shell/read-person.ts';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import classes from './Outline.module.css';

export interface OutlineSectionProps {
  head: SectionHead;
  title: string;
  mayEdit: boolean;
  first: boolean;
  last: boolean;
  people: readonly PersonHere[];
  headings: readonly NumberedItem[];
  labelOf: (item: NumberedItem) => string;
  dropMark: 'before' | null;
  onGo: (path: readonly number[]) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragOver: (after: boolean) => void;
  onDrop: () => void;
}

function SectionMenu(props: OutlineSectionProps & { onRename: () => void }) {
  const { t } = useTexts();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          className={classes.dots}
          variant="subtle"
          color="gray"
          size={32}
          aria-label={`${t('editor.outline.actions')}: ${props.title}`}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isTyped(props.head.kind) && (
          <Menu.Item leftSection={<IconPencil size={18} />} onClick={props.onRename}>
            {t('editor.outline.rename')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconArrowUp size={18} />}
          disabled={props.first}
          onClick={() => props.onMove(-1)}
        >
          {t('editor.outline.up')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={18} />}
          disabled={props.last}
          onClick={() => props.onMove(1)}
        >
          {t('editor.outline.down')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={18} />} color="red" onClick={props.onRemove}>
          {t('editor.outline.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function RenameField({ head, done }: { head: SectionHead; done: () => void }) {
  const { t } = useTexts();
  const { live } = useWorkbench();
  const [title, setTitle] = useState(head.title);
  const save = () => {
    renameSection(live.doc, head.id, title.trim());
    done();
  };
  return (
    <TextInput
      className={classes.rename}
      size="sm"
      autoFocus
      aria-label={t('editor.outline.rename')}
      value={title}
      onChange={(event) => setTitle(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') done();
      }}
    />
  );
}

/** One section of the outline with its headings. Alt with arrows moves it, F2 renames it. */
export function OutlineSection(props: OutlineSectionProps) {
  const { t } = useTexts();
  const [renaming, setRenaming] = useState(false);
  const { head, title, mayEdit } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!mayEdit) return;
    const step = event.altKey && { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (step) props.onMove(step);
    else if (event.key === 'F2' && isTyped(head.kind)) setRenaming(true);
    else return;
    event.preventDefault();
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    props.onDragOver(event.clientY > box.top + box.height / 2);
  };
  return (
    <li
      className={classes.section}
      data-drop={props.dropMark ?? undefined}
      draggable={mayEdit && !renaming}
      onDragStart={props.onDragStart}
      onDragOver={onDragOver}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
    >
      <div className={classes.row}>
        {renaming ? (
          <RenameField head={head} done={() => setRenaming(false)} />
        ) : (
          <button
            type="button"
            className={classes.name}
            title={mayEdit ? t('editor.outline.keys') : undefined}
            onClick={() => props.onGo([])}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        )}
        {props.people.map(({ clientId, name, color }) => (
          <span
            key={clientId}
            className={classes.person}
            style={{ background: color }}
            title={name}
          />
        ))}
        {mayEdit && <SectionMenu {...props} onRename={() => setRenaming(true)} />}
      </div>
      {props.headings.map((item) => (
        <button
          key={item.path.join('.')}
          type="button"
          className={classes.heading}
          data-level={item.level}
          onClick={() => props.onGo(item.path)}
        >
          {props.labelOf(item)}
        </button>
      ))}
    </li>
  );
}
