import { Link } from '@tanstack/react-router';
import classes from './PersonLink.module.css';

/** The name of a person as a way to what he shows of himself; without an id only the name. */
export function PersonLink({ id, name }: { id: string | null; name: string }) {
  if (!id) return name;
  return (
    <Link to="/person/$id" params={{ id }} className={classes.link} preload={false}>
      {name}
    </Link>
  );
}
