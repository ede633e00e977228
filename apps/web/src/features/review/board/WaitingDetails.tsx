import { Button } from '@mantine/core';
import type { ApprovalAction, WaitingRow } from '@pv/contract';
import { IconExternalLink, IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { MoveLine } from '../../../ui/MoveLine.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { LookLine, useApprovalWords } from '../../project/public.ts';
import classes from './Board.module.css';
import { ReadEdition } from './ReadEdition.tsx';
import { RowActions } from './RowActions.tsx';
import { RowHistory } from './RowHistory.tsx';
import { useSubject } from './use-subject.ts';

const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;

function Links({ row }: { row: WaitingRow }) {
  const { t } = useTexts();
  const { project, stage } = row;
  const target = {
    to: '/project/$projectType/$id',
    params: { projectType: project.type, id: project.id },
    search: { open: stage?.id ?? 'about' },
  } as const;
  const blocked = row.actions.some(({ missing }) => missing.length > 0);
  return (
    <p className={classes.links}>
      {blocked ? (
        <Button renderRoot={(root) => <Link {...root} {...target} />}>
          {t('reviews.openProject')}
        </Button>
      ) : (
        <Link {...target} className={classes.out}>
          <IconExternalLink {...icon} />
          {t('reviews.openProject')}
        </Link>
      )}
      {stage && row.has_document && row.section !== 'plan' && (
        <Link
          to="/project/$projectType/$projectId/document/$stageId"
          params={{ projectType: project.type, projectId: project.id, stageId: stage.id }}
          className={classes.out}
        >
          <IconFileText {...icon} />
          {t('reviews.openDocument')}
        </Link>
      )}
    </p>
  );
}

function Head({ row }: { row: WaitingRow }) {
  const { t } = useTexts();
  const words = useApprovalWords();
  const subject = useSubject();
  const named = row.stage && row.stage.kind === 'numeric' ? `: ${row.stage.title}` : '';
  return (
    <header className={classes.head}>
      <p className={classes.above}>{row.project.title}</p>
      <h2 className={classes.title}>{`${subject(row)}${named}`}</h2>
      <MoveLine {...words.move(row.move)} />
      <LookLine projectId={row.project.id} move={row.move} />
      <p className={classes.facts}>
        <StatusBadge {...words.status(row.status)} />
        {row.edition > 0 && (
          <span>{t('reviews.edition', { edition: row.edition, round: row.round })}</span>
        )}
      </p>
    </header>
  );
}

/** Everything that a decision needs: what it is, what has changed, what was said, and the buttons. */
export function WaitingDetails(props: {
  row: WaitingRow;
  busy: boolean;
  flipped: boolean;
  onFlip: (flipped: boolean) => void;
  onAct: (action: ApprovalAction['action']) => void;
}) {
  const { row } = props;
  const { t } = useTexts();
  return (
    <>
      <Head row={row} />
      <RowActions row={row} busy={props.busy} onAct={props.onAct} />
      <Links row={row} />
      {row.edition_id === null ? (
        <p className={classes.above}>{t('reviews.neverSent')}</p>
      ) : (
        <>
          <ReadEdition id={row.edition_id} flipped={props.flipped} onFlip={props.onFlip} />
          <section className={classes.history}>
            <h3 className={classes.name}>{t('reviews.remarks')}</h3>
            <RowHistory row={row} />
          </section>
        </>
      )}
    </>
  );
}
