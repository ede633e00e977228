import { useLiveDocument } from '../../../editor/shell/DocumentContext.tsx';
import classes from './SuggestionCount.module.css';
import { useSuggestions } from './use-suggestions.ts';

/** How many suggestions wait for an answer; the panel itself tells it in words. */
export function SuggestionCount() {
  const list = useSuggestions(useLiveDocument());
  const count = list.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  if (count === 0) return null;
  return (
    <span className={classes.count} aria-hidden="true">
      {count}
    </span>
  );
}
