import { ActionIcon } from '@mantine/core';
import type { ListedSuggestion } from '@pv/editor-schema';
import { IconCheck, IconX } from '@tabler/icons-react';
import { describeSuggestion, wordsOf } from '../../../editor/suggest/describe.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Suggestions.module.css';

const LONGEST = 160;
const short = (words: string) => (words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words);

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
        <span className={classes.who}>{describeSuggestion(suggestion, { t, locale })}</span>
      </button>
      {props.mayDecide && (
        <>
          <ActionIcon
            variant="subtle"
            color="green"
            size={32}
            aria-label={t('suggestions.acceptOne', { words })}
            title={t('suggestions.accept')}
            onClick={() => props.onDecide('accept')}
          >
            <IconCheck size={18} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red"
            size={32}
            aria-label={t(own ? 'suggestions.withdrawOne' : 'suggestions.rejectOne', { words })}
            title={t(own ? 'suggestions.withdraw' : 'suggestions.reject')}
            onClick={() => props.onDecide('reject')}
          >
            <IconX size={18} />
          </ActionIcon>
        </>
      )}
    </li>
  );
}
