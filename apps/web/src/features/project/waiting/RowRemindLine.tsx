import type { Move, Project } from '@pv/contract';
import { RemindLine } from './RemindLine.tsx';

/** In an open row, as `RemindLine`; the move under the title of the page has it there. */
export function RowRemindLine(props: { project: Project; move: Move | null }) {
  const { project, move } = props;
  const [first] = project.moves;
  const above = first?.section === move?.section && first?.stage_id === move?.stage_id;
  return move && !move.own && !above ? <RemindLine project={project} move={move} /> : null;
}
