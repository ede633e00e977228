import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowLeft, IconLayoutSidebar } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { SaveState } from '../../ui/SaveState.tsx';
import { useDocumentStatus } from './DocumentContext.tsx';
import classes from './EditorPage.module.css';
import { PanelButtons } from './PanelButtons.tsx';
import type { EditorPanel } from './panels.ts';
import { usePeople } from './use-people.ts';
import { useWorkbench } from './WorkbenchContext.tsx';

/** The people who have the document open, by the first letters of their names. */
function People() {
  const { t } = useTexts();
  const people = usePeople();
  const shown = [...new Map(people.map((person) => [person.id, person])).values()];
  if (shown.length === 0) return null;
  return (
    <span className={classes.people}>
      <span className={classes.hidden}>{t('editor.people', { count: shown.length })}</span>
      {shown.slice(0, 4).map(({ id, name, color }) => (
        <Tooltip key={id} label={name}>
          <span className={classes.person} style={{ background: color }} aria-hidden="true">
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
        className={classes.back}
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
      <div className={classes.names}>
        <h1 className={classes.name}>{view.project_title}</h1>
        <span className={classes.stage}>{view.stage_title}</span>
      </div>
    </>
  );
}

function Saved() {
  return <SaveState status={useDocumentStatus().save} />;
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
}

/** The head of the editor: where one is, whether the text is saved, who is here, what else can be opened. */
export function EditorHeader({ panels, frame, opened, onPanel, onOutline }: EditorHeaderProps) {
  const { t } = useTexts();
  return (
    <div className={classes.header}>
      <ActionIcon
        className={classes.outlineButton}
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
    </div>
  );
}
