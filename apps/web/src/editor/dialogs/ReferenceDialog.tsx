import { Button, Group, Select, TextInput } from '@mantine/core';
import { type NumberedItem, type ReferenceKind, referenceLabel } from '@pv/gost';
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { changeNode, putInline } from '../section/put-node.ts';
import { useNumbering } from '../shell/DocumentContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import type { EditorDialogProps } from './dialog-props.ts';
import classes from './dialogs.module.css';
import { likelyWord, REFERENCE_WORDS } from './reference-words.ts';

const GROUPS = ['figure', 'table', 'formula', 'listing', 'section', 'appendix'] as const;
const groupOf = (kind: ReferenceKind) => (kind === 'heading' ? 'section' : kind);

interface Choice {
  id: string;
  item: NumberedItem;
  label: string;
}

/** Everything that has a number and an id, by words of its label and caption. */
function choicesOf(items: readonly NumberedItem[], query: string): Choice[] {
  const words = query.trim().toLowerCase();
  return items.flatMap((item) => {
    const label = item.id === null ? null : referenceLabel(item);
    if (item.id === null || label === null) return [];
    return `${label} ${item.text}`.toLowerCase().includes(words)
      ? [{ id: item.id, item, label }]
      : [];
  });
}

/** Chooses what a reference leads to, and the word before its number. */
export function ReferenceDialog({ dialog, place, onClose }: EditorDialogProps<'reference'>) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const { items } = useNumbering();
  const [query, setQuery] = useState('');
  const [target, setTarget] = useState(dialog.target);
  const [word, setWord] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const choices = choicesOf(items, query);
  const chosen = items.find((item) => item.id === target);

  const before = () => {
    const $from = bench.editor()?.state.selection.$from;
    return $from ? $from.parent.textBetween(0, $from.parentOffset, ' ', ' ') : '';
  };
  const choose = ({ id, item }: Choice) => {
    setTarget(id);
    setWord(likelyWord(item.kind, before()));
  };
  const save = (id = target, prefix = word) => {
    const editor = bench.editor();
    if (!editor || id === null) return;
    if (!changeNode(editor, place(), 'crossReference', { target: id })) {
      const lead = prefix ? [{ type: 'text', text: `${prefix}\u00a0` }] : [];
      putInline(editor, [...lead, { type: 'crossReference', attrs: { target: id } }]);
    }
    onClose();
  };
  /** Puts the reference at once, without a look at the word. */
  const take = (event: SyntheticEvent, { id, item }: Choice) => {
    event.preventDefault();
    save(id, likelyWord(item.kind, before()));
  };
  /** Arrows lead from the search through the list. */
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const buttons: HTMLElement[] = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.currentTarget);
    if (!step || (at < 0 && step < 0)) return;
    event.preventDefault();
    (buttons[at + step] ?? search.current)?.focus();
  };
  const empty = choicesOf(items, '').length === 0;
  return (
    <DialogFrame size="lg" title={t('editor.reference.title')} onClose={onClose}>
      <TextInput
        ref={search}
        data-autofocus
        aria-label={t('editor.reference.search')}
        placeholder={t('editor.reference.search')}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = choices;
          if (event.key === 'Enter' && first) take(event, first);
          else walk(event);
        }}
      />
      <div ref={list} className={classes.list}>
        {choices.length === 0 && (
          <p className={classes.note}>
            {t(empty ? 'editor.reference.nothing' : 'editor.reference.notFound')}
          </p>
        )}
        {GROUPS.map((group) => {
          const inGroup = choices.filter(({ item }) => groupOf(item.kind) === group);
          if (inGroup.length === 0) return null;
          return (
            <section key={group}>
              <h3 className={classes.group}>{t(`editor.reference.${group}`)}</h3>
              {inGroup.map((choice) => (
                <button
                  key={choice.id}
                  type="button"
                  className={classes.choice}
                  aria-pressed={choice.id === target}
                  onClick={() => choose(choice)}
                  onDoubleClick={(event) => take(event, choice)}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter') take(event, choice);
                    else walk(event);
                  }}
                >
                  <span className={classes.number}>{choice.item.number && choice.label}</span>
                  <span>{choice.item.text || t('editor.reference.untitled')}</span>
                </button>
              ))}
            </section>
          );
        })}
      </div>
      <Group justify="space-between" align="flex-end" mt="md">
        {dialog.pos === null && chosen ? (
          <Select
            w={200}
            label={t('editor.reference.word')}
            placeholder={t('editor.reference.noWord')}
            data={[...REFERENCE_WORDS[chosen.kind]]}
            value={word}
            onChange={setWord}
            clearable
          />
        ) : (
          <span />
        )}
        <Button onClick={() => save()} disabled={!chosen}>
          {t('editor.formula.insert')}
        </Button>
      </Group>
    </DialogFrame>
  );
}
