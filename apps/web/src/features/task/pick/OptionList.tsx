import { TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { found, type Option } from './options.ts';
import classes from './Picker.module.css';

interface OptionListProps {
  label: string;
  options: readonly Option[];
  chosen: ReadonlySet<string>;
  /** Several may be chosen: the list stays open. */
  multiple?: boolean;
  onChoose: (value: string) => void;
  /** The mark before an option. */
  mark?: (value: string) => ReactNode;
  /** Makes what was typed and is not there. */
  onCreate?: ((words: string) => void) | undefined;
  createLabel?: (words: string) => string;
}

/**
 * Scrolls the list so that an option is seen, and nothing around it: the list may have no place yet, and the
 * page would go to its top.
 */
function showInList(option: HTMLElement | null): void {
  const list = option?.parentElement;
  if (!option || !list) return;
  const above = option.getBoundingClientRect().top - list.getBoundingClientRect().top;
  const below = above + option.offsetHeight - list.clientHeight;
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += below;
}

const CREATE = ' create';
/** So many options are shown; the others are found by their words. */
const MOST = 60;

/** A list to choose from, found by any part of the words; arrows and Enter choose. */
export function OptionList(props: OptionListProps) {
  const { label, options, chosen, multiple, onChoose, mark, onCreate, createLabel } = props;
  const { t } = useTexts();
  const id = useId();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      options.findIndex(({ value }) => chosen.has(value)),
    ),
  );
  const hits = found(options, words).slice(0, MOST);
  const typed = words.trim();
  const isNew =
    typed !== '' && !options.some((one) => one.label.toLowerCase() === typed.toLowerCase());
  const rows: Option[] =
    onCreate && isNew ? [...hits, { value: CREATE, label: createLabel?.(typed) ?? typed }] : hits;
  const current = Math.min(at, rows.length - 1);

  function choose(value: string) {
    if (value !== CREATE) return onChoose(value);
    setWords('');
    onCreate?.(typed);
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((current + step + rows.length) % Math.max(1, rows.length));
    else if (event.key === 'Enter') {
      const row = rows[current];
      if (row) choose(row.value);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <TextInput
        aria-label={label}
        placeholder={label}
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={rows[current] ? `${id}-${current}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        data-autofocus
        // Escape closes the list: a panel hears it before the list does
        data-mantine-stop-propagation
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        className={classes.options}
      >
        {rows.map((row, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above hears the keys
          <div
            key={row.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={chosen.has(row.value)}
            className={classes.option}
            data-current={index === current || undefined}
            ref={index === current ? showInList : null}
            onMouseMove={() => setAt(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(row.value)}
          >
            <span className={classes.check}>
              {chosen.has(row.value) && <IconCheck size={16} stroke={2} aria-hidden="true" />}
            </span>
            {row.value !== CREATE && mark?.(row.value)}
            <span className={classes.name}>{row.label}</span>
          </div>
        ))}
      </div>
      {rows.length === 0 && (
        <p className={classes.nothing} role="status">
          {t('tasks.pick.nothing')}
        </p>
      )}
    </>
  );
}
