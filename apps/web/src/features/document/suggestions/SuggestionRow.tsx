import type { ListedSuggestion } from '@pv/editor-schema';
import { useWorkbench } from '../../../editor/shell/WorkbenchContext.tsx';
import { DecisionButtons } from '../../../editor/suggest/DecisionButtons.tsx';
import { describeSuggestion, seen, wordsOf } from '../../../editor/suggest/describe.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Suggestions.module.css';

const LONGEST = 160;
const short = (words: string) =>
  words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : seen(words);

interface SuggestionRowProps {
  suggestion: ListedSuggestion;
  current: boolean;
  mayDecide: boolean;
  /** It is this person's own: rejected, it is withdrawn. */
  own: boolean;
  onGo(): void;
  onDecide(decision: 'accept' | 'reject'): void;
}

/** One suggestion: its words, who made it and when, and the two answers. */
export function SuggestionRow(props: SuggestionRowProps) {
  const { suggestion, own } = props;
  const { t, locale } = useTexts();
  const people = useWorkbench().suggest?.people;
  const words = wordsOf(suggestion);
  return (
    <li className={classes.item} data-current={props.current || undefined}>
      <button
        type="button"
        className={classes.what}
        aria-current={props.current || undefined}
        onClick={props.onGo}
      >
        {suggestion.deleted && <del>{short(suggestion.deleted)}</del>}
        {suggestion.deleted && suggestion.inserted && ' '}
        {suggestion.inserted && <ins>{short(suggestion.inserted)}</ins>}
        {suggestion.formatted && <span>{short(suggestion.formatted)}</span>}
        <span className={classes.who}>{describeSuggestion(suggestion, { t, locale, people })}</span>
      </button>
      {props.mayDecide && <DecisionButtons words={words} own={own} onDecide={props.onDecide} />}
    </li>
  );
}
