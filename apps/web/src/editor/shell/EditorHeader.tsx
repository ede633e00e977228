import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import { IconArrowLeft, IconDotsVertical, IconLayoutSidebar, IconLock } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { usePageActions } from '../../platform/page-actions.ts';
import { shownKeys } from '../../ui/letter-keys.ts';
import { SaveState } from '../../ui/SaveState.tsx';
import { useRights, useStatus } from './DocumentContext.tsx';
import editorPageClasses from './EditorPage.module.css';
import { FocusButton } from './FocusButton.tsx';
import classes from './PanelButtons.module.css';
import type { EditorPanel } from './panels.ts';
import { usePeople } from './use-people.ts';
import { useSaidOfSaving } from './use-said-of-saving.ts';
import { useWorkbench } from './WorkbenchContext.tsx';

interface PanelButtonsProps {
  panels: readonly EditorPanel[];
  opened: string | null;
  onPanel: (name: string) => void;
}

const lock = <IconLock className={classes.lock} size={14} stroke={1.8} aria-hidden="true" />;

function useNameOf(): (panel: EditorPanel) => string {
  const { t } = useTexts();
  return ({ label, locked }) => (locked ? `${t(label)}: ${t(locked)}` : t(label));
}

interface PanelMenuProps extends Pick<PanelButtonsProps, 'panels' | 'onPanel'> {
  className?: string | undefined;
  size: number;
}

/** Panels as a menu: those that are opened seldom, on a phone all of them. */
function PanelMenu({ className, size, panels, onPanel }: PanelMenuProps) {
  const { t } = useTexts();
  const nameOf = useNameOf();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          className={className}
          variant="default"
          size={size}
          aria-label={t('editor.panels')}
          title={t('editor.panels')}
        >
          <IconDotsVertical size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {panels.map((panel) => (
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
  );
}

/** What can be opened beside the text: a row of buttons, without words where it is narrow, a menu on a phone. */
function PanelButtons({ panels, opened, onPanel }: PanelButtonsProps) {
  const { t } = useTexts();
  const { view } = useWorkbench();
  const rights = useRights();
  const shown = panels.filter((panel) => panel.visible(view, { rights }));
  const often = shown.filter(({ rare }) => !rare);
  const nameOf = useNameOf();
  usePageActions(() => ({
    group: t('editor.panels'),
    actions: shown.map((panel) => {
      const [keys] = [panel.shortcut ?? []].flat();
      return {
        id: `panel.${panel.name}`,
        label: nameOf(panel),
        icon: panel.icon,
        ...(keys && { shortcut: shownKeys(keys.replaceAll('+', '-')) }),
        onClick: () => onPanel(panel.name),
      };
    }),
  }));
  return (
    <>
      <div className={classes.row}>
        {often.map((panel) => (
          <Button
            key={panel.name}
            size="sm"
            px={10}
            classNames={{ label: classes.label ?? '', section: classes.icon ?? '' }}
            variant={opened === panel.name ? 'light' : 'default'}
            leftSection={<panel.icon size={18} />}
            rightSection={panel.locked ? lock : panel.count && <panel.count />}
            title={nameOf(panel)}
            aria-label={panel.locked && nameOf(panel)}
            aria-pressed={panel.shape === 'side' ? opened === panel.name : undefined}
            onClick={() => onPanel(panel.name)}
          >
            {t(panel.label)}
          </Button>
        ))}
        {often.length < shown.length && (
          <PanelMenu size={36} panels={shown.filter(({ rare }) => rare)} onPanel={onPanel} />
        )}
      </div>
      <PanelMenu className={classes.menu} size={40} panels={shown} onPanel={onPanel} />
    </>
  );
}

/** The people who have the document open, by the first letters of their names. */
function People() {
  const { t } = useTexts();
  const people = usePeople();
  const shown = [...new Map(people.map((person) => [person.id, person])).values()];
  if (shown.length === 0) return null;
  return (
    <span className={editorPageClasses.people}>
      <span className={editorPageClasses.hidden}>
        {t('editor.people', { count: shown.length })}
      </span>
      {shown.slice(0, 4).map(({ id, name, color }) => (
        <Tooltip key={id} label={name}>
          <span
            className={editorPageClasses.person}
            style={{ background: color }}
            aria-hidden="true"
          >
            {name.trim().charAt(0)}
          </span>
        </Tooltip>
      ))}
    </span>
  );
}

/** Where the document stands: the way back and the names. */
function Place() {
  const { t } = useTexts();
  const { view } = useWorkbench();
  const { projectType = 'nir' } = useParams({ strict: false });
  return (
    <>
      <ActionIcon
        className={editorPageClasses.back}
        component={Link}
        to={`/project/${projectType}/${view.project_id}`}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('editor.backToProject')}
        title={t('editor.backToProject')}
      >
        <IconArrowLeft size={20} />
      </ActionIcon>
      <div className={editorPageClasses.names}>
        <h1 className={editorPageClasses.name}>{view.project_title}</h1>
        <span className={editorPageClasses.stage}>{view.stage_title}</span>
      </div>
    </>
  );
}

function Saved() {
  const save = useSaidOfSaving();
  const refused = useStatus('refused');
  const tooLarge = useStatus('tooLarge');
  // the server has answered everything, but not taken everything
  return <SaveState status={save === 'saved' && (refused || tooLarge) ? 'failed' : save} />;
}

/** What the head says of a document that is not one of a project. */
export interface EditorFrame {
  /** Where one is. */
  place: ReactNode;
  /** Where the text is kept. */
  saved: ReactNode;
}

interface EditorHeaderProps {
  panels: readonly EditorPanel[];
  frame: EditorFrame | undefined;
  opened: string | null;
  onPanel: (name: string) => void;
  onOutline: () => void;
  focused: boolean;
  onFocused: (next: boolean) => void;
}

/** The head of the editor: where one is, whether the text is saved, who is here, what else can be opened. */
export function EditorHeader(props: EditorHeaderProps) {
  const { t } = useTexts();
  const { panels, frame, opened, onPanel, onOutline } = props;
  return (
    <div className={editorPageClasses.header}>
      <ActionIcon
        className={editorPageClasses.outlineButton}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('editor.outline.open')}
        onClick={onOutline}
      >
        <IconLayoutSidebar size={20} />
      </ActionIcon>
      {frame?.place ?? <Place />}
      {frame?.saved ?? <Saved />}
      <People />
      <PanelButtons panels={panels} opened={opened} onPanel={onPanel} />
      <FocusButton on={props.focused} onChange={props.onFocused} />
    </div>
  );
}
