import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowLeft, IconLayoutSidebar } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
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

interface EditorHeaderProps {
  panels: readonly EditorPanel[];
  opened: string | null;
  onPanel: (name: string) => void;
  onOutline: () => void;
}

/** The head of the editor: where one is, whether the text is saved, who is here, what else can be opened. */
export function EditorHeader({ panels, opened, onPanel, onOutline }: EditorHeaderProps) {
  const { t } = useTexts();
  const { view } = useWorkbench();
  const { projectType = 'nir' } = useParams({ strict: false });
  const status = useDocumentStatus();
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
      <SaveState status={status.save} />
      <People />
      <PanelButtons panels={panels} opened={opened} onPanel={onPanel} />
    </div>
  );
}
