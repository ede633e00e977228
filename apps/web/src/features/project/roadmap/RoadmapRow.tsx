import type { Move, ProjectType, StatusGroup } from '@pv/contract';
import { IconCheck, IconChevronDown, IconGripVertical } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { DragHandle, type ItemDrag } from '../../../ui/sortable.tsx';
import { ReviewerMark } from '../approval/ReviewerMark.tsx';
import { StageMove } from '../approval/StageMove.tsx';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { TermText } from '../fields/TermText.tsx';
import { rowId } from './opened.ts';
import classes from './RoadmapRow.module.css';
import { useOpenedRows } from './use-opened-rows.tsx';

export interface RoadmapRowProps {
  type: ProjectType;
  /** The stage's id, or `about`. */
  rowKey: string;
  title: string;
  /** The number of the stage, or the icon of what has none. */
  mark: ReactNode;
  status: string;
  /** Sent and signed by the supervisor who is the author of the project. */
  bySupervisor: boolean;
  term: { starts_at: string | null; ends_at: string | null };
  /** In which the days of the project end. */
  zone: string;
  /** Its date says the zone for the whole page. */
  tellsZone?: boolean;
  /** It begins before a stage above it. */
  early?: boolean | undefined;
  move: Move | null;
  /** What was due by its term was delivered in time, and waits to be approved again. */
  delivered?: boolean;
  /** What was reached before a reset. */
  again?: ReactNode;
  /** How far its approval has come. */
  steps?: ReactNode;
  /** Instead of the move line where nobody has to act yet. */
  note?: string | undefined;
  /** The next action of the reader; it stands in the row while the row is folded. */
  next?: ReactNode;
  /** Quiet buttons that are always there. */
  quiet?: ReactNode;
  /** How the row is put in order: by its number, and by keys from there and from the title. */
  drag?: ItemDrag;
  children: ReactNode;
}

/** The number of the stage, by which the row is dragged where it may be. */
function Mark({ props, group }: { props: RoadmapRowProps; group: StatusGroup }) {
  const { t } = useTexts();
  const { drag, title } = props;
  const sign = group === 'completed' ? <IconCheck size={16} stroke={2.4} /> : props.mark;
  if (!drag) {
    return (
      <span className={classes.mark} data-group={group} aria-hidden="true">
        {sign}
      </span>
    );
  }
  return (
    <DragHandle
      drag={drag}
      label={t('roadmap.drag.handle', { title })}
      className={classes.mark}
      data-group={group}
      data-handle
    >
      <span className={classes.sign} aria-hidden="true">
        {sign}
      </span>
      <IconGripVertical className={classes.grip} size={16} stroke={1.8} aria-hidden="true" />
    </DragHandle>
  );
}

/** A stage in one row: number, title, term, status, whose move; pressed, it opens in place. */
export function RoadmapRow(props: RoadmapRowProps) {
  const { rowKey, title, move, note, drag } = props;
  const words = useApprovalWords(props.type);
  const rows = useOpenedRows();
  const panel = useId();
  const opened = rows.isOpen(rowKey);
  const badge = words.status(props.status);
  const done = badge.group === 'completed';
  const Tag = rowKey === 'about' ? 'section' : 'article';
  return (
    <Tag
      className={classes.row}
      id={rowId(rowKey)}
      aria-label={title}
      data-open={opened || undefined}
      data-mine={move?.mine || undefined}
      data-dragging={drag?.dragging || undefined}
      ref={drag?.item}
      style={drag?.style}
    >
      <div className={classes.head}>
        <Mark props={props} group={badge.group} />
        <div className={classes.main}>
          <h3 className={classes.title}>
            <button
              type="button"
              className={classes.press}
              aria-expanded={opened}
              aria-controls={panel}
              onClick={() => rows.toggle(rowKey)}
              onKeyDown={drag?.onKeyDown}
            >
              {title}
            </button>
          </h3>
          <div className={classes.state}>
            <StatusBadge {...badge} />
            <ReviewerMark status={props.status} bySupervisor={props.bySupervisor} />
            {props.steps}
            {props.again}
            <StageMove move={move} note={note} type={props.type} />
          </div>
        </div>
        <TermText
          className={classes.term}
          term={props.term}
          zone={props.zone}
          tellsZone={props.tellsZone ?? false}
          early={props.early}
          done={done || props.delivered === true}
        />
        <div className={classes.actions}>
          {!opened && props.next}
          <div className={classes.quiet}>{props.quiet}</div>
        </div>
        <IconChevronDown className={classes.chevron} size={18} stroke={1.8} aria-hidden="true" />
      </div>
      <div id={panel} className={classes.panel} hidden={!opened}>
        {opened && props.children}
      </div>
    </Tag>
  );
}
