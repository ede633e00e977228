import { Button, Group, Select, TextInput } from '@mantine/core';
import type { ReferenceKind } from '@pv/gost';
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { changeNode, putInline } from '../section/put-node.ts';
import { useNumbering } from '../shell/DocumentContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import type { EditorDialogProps } from './dialog-props.ts';
import classes from './dialogs.module.css';
import { findTargets, type ReferenceTarget } from './find-targets.ts';
import { likelyWord, REFERENCE_WORDS } from './reference-words.ts';

const GROUPS = ['figure', 'table', 'formula', 'listing', 'section', 'appendix'] as const;
const groupOf = (kind: ReferenceKind) => (kind === 'heading' ? 'section' : kind);

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
  const choices = findTargets(items, query);
  // Enter takes the best fit, so it stands first: its group, and it in its group
  const groups = [...Map.groupBy(choices, ({ item }) => groupOf(item.kind))];
  if (query.trim() === '')
    groups.sort(([one], [other]) => GROUPS.indexOf(one) - GROUPS.indexOf(other));
  const best = groups[0]?.[1][0];
  const chosen = items.find((item) => item.id === target);

  const before = () => {
    const $from = bench.editor()?.state.selection.$from;
    return $from ? $from.parent.textBetween(0, $from.parentOffset, ' ', ' ') : '';
  };
  const choose = ({ id, item }: ReferenceTarget) => {
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
  const take = (event: SyntheticEvent, { id, item }: ReferenceTarget) => {
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
  const empty = findTargets(items, '').length === 0;
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
          if (event.key === 'Enter' && best) take(event, best);
          else walk(event);
        }}
      />
      <div ref={list} className={classes.list}>
        {choices.length === 0 && (
          <p className={classes.note}>
            {t(empty ? 'editor.reference.nothing' : 'editor.reference.notFound')}
          </p>
        )}
        {groups.map(([group, inGroup]) => (
          <section key={group}>
            <h3 className={classes.group}>{t(`editor.reference.${group}`)}</h3>
            {inGroup.map((choice) => (
              <button
                key={choice.id}
                type="button"
                className={classes.choice}
                data-best={(query.trim() !== '' && choice === best) || undefined}
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
        ))}
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
        <Button
          onClick={(event) => (chosen || !best ? save() : take(event, best))}
          disabled={!chosen && (!best || query.trim() === '')}
        >
          {t('editor.formula.insert')}
        </Button>
      </Group>
    </DialogFrame>
  );
}
