import { Button, TextInput } from '@mantine/core';
import { TASK_ROOM } from '@pv/contract';
import { IconPlus } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { tooLong } from '../../../ui/form/field.ts';
import { PasteDialog } from './PasteDialog.tsx';
import classes from './QuickAdd.module.css';
import { type PastedTask, readLines } from './read-lines.ts';
import { type Beginnings, useQuickAdd } from './use-quick-add.ts';

interface QuickAddProps {
  /** Names the draft of this field among those of the project. */
  place: string;
  label: string;
  placeholder?: string;
  beginnings: Beginnings;
  /** The field is to have the focus. */
  wanted?: boolean;
  onTaken?: () => void;
  /** A task was added; the field goes with the first one where there were none. */
  onAdd?: () => void;
  /** Escape was pressed in the empty field. */
  onLeave?: () => void;
}

/** A field for the titles of new tasks: Enter adds one and the next may be typed, a pasted list is offered as many. */
export function QuickAdd(props: QuickAddProps) {
  const { place, label, placeholder, beginnings, wanted = false, onTaken, onAdd, onLeave } = props;
  const { t } = useTexts();
  const add = useQuickAdd(place, beginnings);
  const [pasted, setPasted] = useState<PastedTask[] | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const taken = useRef(onTaken);
  useEffect(() => {
    taken.current = onTaken;
  });
  useEffect(() => {
    if (!wanted) return;
    input.current?.focus();
    input.current?.scrollIntoView({ block: 'nearest' });
    taken.current?.();
  }, [wanted]);

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (!tooLong(t, add.text, TASK_ROOM.title)) {
        if (add.text.trim() !== '') onAdd?.();
        add.add();
      }
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      if (onLeave && add.text === '') onLeave();
      else input.current?.blur();
    }
  }
  function paste(event: ClipboardEvent) {
    const lines = readLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    setPasted(lines);
  }
  return (
    <div className={classes.add}>
      <TextInput
        ref={input}
        size="sm"
        variant="unstyled"
        leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
        aria-label={label}
        placeholder={placeholder ?? t('tasks.list.add')}
        enterKeyHint="done"
        data-quick-add
        value={add.text}
        error={tooLong(t, add.text, TASK_ROOM.title)}
        onChange={(event) => add.write(event.currentTarget.value)}
        onKeyDown={press}
        onPaste={paste}
      />
      {add.failed.map((one) => (
        <p key={one.key} className={classes.failed} role="alert">
          <span>{t('tasks.list.notAdded', { title: one.title })}</span>
          <Button size="compact-sm" variant="default" onClick={() => add.again(one)}>
            {t('ui.retry')}
          </Button>
        </p>
      ))}
      {pasted && (
        <PasteDialog
          lines={pasted}
          beginnings={beginnings}
          onOne={(title) => {
            setPasted(null);
            add.write(`${add.text}${title}`);
          }}
          onClose={() => setPasted(null)}
        />
      )}
    </div>
  );
}
