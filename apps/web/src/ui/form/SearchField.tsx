import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { tooLong } from './field.ts';
import { MOST_SOUGHT, searchWords } from './search-words.ts';

/** Typing rests this long before the list is searched, ms. */
const REST = 180;

/**
 * Words of a search. They stand in the address of the page, which follows when typing rests, so the field
 * holds them itself; of words too many for the address it tells, and the first are sought.
 */
export function SearchField(props: {
  label: string;
  /** Name of the cross that empties the field. */
  clear: string;
  words: string;
  onWords: (text: string) => void;
  /** Stands in the empty field, where the label is for screen readers alone. */
  placeholder?: string;
  /** The search of the page, which `/` leads to. */
  main?: boolean;
  /** What the words are called in the address, where a form sends them without JavaScript. */
  name?: string;
}) {
  const { label, clear, words, onWords, placeholder, main, name } = props;
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(words);
  const seek = useDebouncedCallback((text: string) => onWords(searchWords(text)), REST);
  const shown = useRef(words);
  // the address changes by itself too, such as by the button that shows all projects
  useEffect(() => {
    if (shown.current === words) return;
    shown.current = words;
    if (document.activeElement === input.current) return;
    // what is too long stays as it was typed
    setTyped((before) => (searchWords(before) === words ? before : words));
  }, [words]);

  function type(text: string) {
    setTyped(text);
    seek(text);
  }

  // what was typed into the server's field before this code was here, ere the field is drawn again
  const takeEarly = useRef(() => {
    const early = input.current?.value ?? words;
    if (early !== words) type(early);
  });
  useLayoutEffect(() => takeEarly.current(), []);

  return (
    <>
      <TextInput
        ref={input}
        leftSection={main && <IconSearch size={16} stroke={1.8} aria-hidden="true" />}
        {...(placeholder ? { 'aria-label': label, placeholder } : { label })}
        name={name}
        enterKeyHint="search"
        value={typed}
        error={tooLong(t, typed, MOST_SOUGHT)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => seek.flush()}
        onKeyDown={(event) => event.key === 'Enter' && seek.flush()}
        rightSection={
          typed && (
            <CloseButton
              size="sm"
              aria-label={clear}
              data-scripted
              onClick={() => {
                type('');
                seek.flush();
                input.current?.focus();
              }}
            />
          )
        }
        data-search={main || undefined}
      />
      {name && (
        <noscript>
          <button type="submit" className="plain-find">
            {t('shell.plain.find')}
          </button>
        </noscript>
      )}
    </>
  );
}
