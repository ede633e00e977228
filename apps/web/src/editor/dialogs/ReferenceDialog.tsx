import { Button, Group, Select, TextInput } from '@mantine/core';
import { type NumberedItem, type ReferenceKind, referenceLabel } from '@pv/gost';
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { changeNode, putInline } from '../section/put-blocks.ts';
import { useNumbering } from '../shell/DocumentContext.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { DialogFrame, type EditorDialogProps } from './DialogFrame.tsx';
import classes from './dialogs.module.css';

/**
 * The word before the number of a reference in the cases that sentences need most: «на рисунке 3»,
 * «рисунок 3», «в таблице 2». GOST 7.32-2017 clauses 6.5.3, 6.6.2: the word is written in full.
 */
const REFERENCE_WORDS: Record<ReferenceKind, readonly string[]> = {
  figure: ['рисунке', 'рисунок', 'рисунка', 'рисунком'],
  figurePart: ['рисунке', 'рисунок', 'рисунка', 'рисунком'],
  table: ['таблице', 'таблица', 'таблицы', 'таблицей'],
  formula: ['формуле', 'формула', 'формулы', 'формулой'],
  listing: ['листинге', 'листинг', 'листинга', 'листингом'],
  section: ['разделе', 'раздел', 'раздела', 'разделом'],
  heading: ['подразделе', 'подраздел', 'подраздела', 'подразделом'],
  appendix: ['приложении', 'приложение', 'приложения', 'приложением'],
};

const ENDING = '([аеуыи]|ой|ом|ов|ам|ах|ами)?';
const PART = `((под)?раздел|(под)?пункт|глав)${ENDING}`;

/** The word of a kind in any case, or short: a number may stand right after it. */
const WORD_THERE: Record<ReferenceKind, string> = {
  figure: `рис(\\.|ун(ок|к)${ENDING})`,
  figurePart: `рис(\\.|ун(ок|к)${ENDING})`,
  table: `табл(\\.|иц${ENDING})`,
  formula: `формул${ENDING}`,
  listing: `листинг${ENDING}`,
  section: PART,
  heading: PART,
  appendix: 'прил(\\.|ожени(е|ю|я|й|и|ем|ям|ях|ями))',
};

/**
 * «на», «в», «из», «с» before the caret choose the case; the first form where nothing is known, none where
 * the writer has typed the word.
 */
export function likelyWord(kind: ReferenceKind, before: string): string | null {
  if (new RegExp(`(?<!\\p{L})${WORD_THERE[kind]}\\s*$`, 'iu').test(before)) return null;
  const words = REFERENCE_WORDS[kind];
  const preposition = /(\p{L}+)\s*$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  const index = { на: 0, в: 0, во: 0, о: 0, об: 0, из: 2, от: 2, до: 2, для: 2, с: 3 }[preposition];
  return words[index ?? (preposition === '' || /[.(]\s*$/.test(before) ? 1 : 0)] ?? null;
}

/** What a reference may lead to. */
interface ReferenceTarget {
  id: string;
  item: NumberedItem;
  /** «рисунок 1.2» as a reference prints its number. */
  label: string;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}.()]+/gu) ?? [];

/** How well a word of the query fits: by the whole number, by the beginning of a word, by a part of it. */
function fit(word: string, label: string, kind: ReferenceKind, text: readonly string[]): number {
  if (label === word || label === `(${word})`) return 8;
  const begins = (one: string) => one.startsWith(word);
  // by the kind itself, «табл» or «рис.»
  const stem = word.replace(/\.$/, '');
  if (stem.length > 2 && REFERENCE_WORDS[kind].some((one) => one.startsWith(stem))) return 4;
  if (begins(label) || label.startsWith(`(${word}`)) return 3;
  if (text.some(begins)) return 2;
  return label.includes(word) || text.some((one) => one.includes(word)) ? 1 : 0;
}

function scoreOf({ item, label }: ReferenceTarget, query: readonly string[]): number {
  const text = wordsOf(item.text);
  const fits = query.map((word) => fit(word, label.toLowerCase(), item.kind, text));
  return fits.includes(0) ? 0 : fits.reduce((sum, one) => sum + one, 0);
}

/**
 * Everything that has an id and can be referred to, by the number, the kind and words of the caption in
 * any order; the best fit first, equal ones and an empty query as they stand in the document.
 */
export function findTargets(items: readonly NumberedItem[], query: string): ReferenceTarget[] {
  const words = wordsOf(query);
  return items
    .flatMap((item) => {
      const label = item.id === null ? null : referenceLabel(item);
      return item.id === null || label === null ? [] : [{ id: item.id, item, label }];
    })
    .map((target) => ({ target, score: scoreOf(target, words) }))
    .filter(({ score }) => words.length === 0 || score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ target }) => target);
}

const GROUPS = ['figure', 'table', 'formula', 'listing', 'section', 'appendix'] as const;
const groupOf = (kind: ReferenceKind) => {
  if (kind === 'figurePart') return 'figure';
  return kind === 'heading' ? 'section' : kind;
};

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
