import classes from './MainLoader.module.css';
import { MainLoader } from './MainLoader.tsx';

/** The same where no layout gives it room: before the first one stands, and on a page as wide as the window. */
export function LoneLoader() {
  return (
    <div className={classes.lone}>
      <MainLoader />
    </div>
  );
}
