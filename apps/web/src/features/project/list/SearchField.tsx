import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { tooLong } from '../../../ui/form/too-long.ts';

const MOST = 200;

/**
 * The words of the search. They stand in the address of the page, which follows a moment after each
 * letter, so the field holds them itself; words too many for the address are told of and not sought.
 */
export function SearchField({
  words,
  onWords,
}: {
  words: string;
  onWords: (text: string) => void;
}) {
  const { t } = useTexts();
  const label = t('projectPage.list.search');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(words);
  // the address changes by itself too, such as by the button that shows all projects
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(words);
  }, [words]);

  function search(text: string) {
    setTyped(text);
    if (text.length <= MOST) onWords(text);
  }

  return (
    <TextInput
      ref={input}
      leftSection={<IconSearch size={16} stroke={1.8} aria-hidden="true" />}
      label={label}
      value={typed}
      error={tooLong(t, typed, MOST)}
      onChange={(event) => search(event.currentTarget.value)}
      rightSection={
        typed && (
          <CloseButton
            size="sm"
            aria-label={t('projectPage.list.clear', { label })}
            onClick={() => {
              search('');
              input.current?.focus();
            }}
          />
        )
      }
      data-search
    />
  );
}
