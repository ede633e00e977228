import type { Move, Project } from '@pv/contract';
import { LookLine } from './LookLine.tsx';
import { RemindLine } from './RemindLine.tsx';
import classes from './UnderMove.module.css';

/** In an open row, who looks at it and reminding; the move under the title of the page has both there. */
export function RowRemindLine(props: { project: Project; move: Move | null }) {
  const { project, move } = props;
  const [first] = project.moves;
  const above = first?.section === move?.section && first?.stage_id === move?.stage_id;
  if (!move || above) return null;
  return (
    <div className={classes.row}>
      <LookLine projectId={project.id} move={move} />
      {!move.own && <RemindLine project={project} move={move} />}
    </div>
  );
}
