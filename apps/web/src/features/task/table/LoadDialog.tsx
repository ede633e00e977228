import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { fileText } from '../../../platform/file-text.ts';
import { FileDrop } from '../../../ui/FileDrop.tsx';
import { useOpenedLater } from '../../../ui/focus.ts';
import { keyedPieces, tornIn } from '../add/in-pieces.ts';
import { NewLines, useAddPieces } from '../add/NewLines.tsx';
import classes from '../add/QuickAdd.module.css';
import { cut } from '../add/read-lines.ts';
import { useTell } from '../api.ts';
import { useWorld } from '../page/TasksWorld.tsx';
import { type NewTask, type ReadTable, readTable, type TableProblem } from './read-table.ts';
import { wordsIn } from './table-words.ts';

const MOST_BYTES = 2 * 1024 * 1024;
/** So many tasks, and so many of what is missing, are shown. */
const SHOWN = 20;

/** Both languages, of which one is here already. */
async function bothLanguages() {
  const [{ ru }, { en }] = await Promise.all([import('@pv/texts/ru'), import('@pv/texts/en')]);
  return [ru, en];
}

/** What was read of a table: the tasks as they are sent, without those that are added already. */
interface ToAdd {
  pieces: (NewTask & { key: string })[][];
  problems: TableProblem[];
  untitled: number[];
  unknown: string[];
}

/** The tasks of a table as they are sent, and what of it is lost on the way. */
function toAdd({ tasks, rows, problems, untitled, unknown }: ReadTable): ToAdd {
  const pieces = keyedPieces(tasks);
  const torn = tornIn(tasks, pieces).map(
    ({ at, blocker }): TableProblem => ({
      row: rows[at] ?? 0,
      column: 'waits',
      value: tasks[blocker]?.title ?? '',
      fault: 'far',
    }),
  );
  return { pieces, problems: [...problems, ...torn], untitled, unknown };
}

/** Rows by their numbers, as many as are shown. */
const firstOf = (rows: readonly number[]) =>
  `${rows.slice(0, SHOWN).join(', ')}${rows.length > SHOWN ? '…' : ''}`;

/** What of a long text is shown, to tell which one is meant. */
const brief = (value: string) => (value.length > 60 ? `${cut(value, 60)}…` : value);

function Problems({ lead, problems }: { lead: string; problems: readonly TableProblem[] }) {
  const { t } = useTexts();
  if (problems.length === 0) return null;
  return (
    <>
      <Text size="sm">{lead}</Text>
      <ul className={classes.lines}>
        {problems.slice(0, SHOWN).map(({ row, column, value, fault }) => (
          <li key={`${row} ${column} ${fault} ${value}`}>
            {t(`tasks.load.fault.${fault}`, {
              row,
              column: t(`tasks.column.${column}`),
              value: brief(value),
            })}
          </li>
        ))}
        {problems.length > SHOWN && (
          <li>{t('tasks.paste.more', { count: problems.length - SHOWN })}</li>
        )}
      </ul>
    </>
  );
}

function Found({ table }: { table: ToAdd }) {
  const { t } = useTexts();
  const { problems, untitled, unknown } = table;
  const tasks = table.pieces.flat();
  return (
    <>
      <Text fw={600} role="status">
        {t('tasks.load.found', { count: tasks.length })}
      </Text>
      <NewLines tasks={tasks} most={SHOWN} />
      {unknown.length > 0 && (
        <Text size="sm" mb="sm">
          {t('tasks.load.unknown', { names: unknown.map((name) => name.trim()).join(', ') })}
        </Text>
      )}
      {untitled.length > 0 && (
        <Text size="sm" mb="sm">
          {t('tasks.load.untitled', {
            rows: firstOf(untitled),
          })}
        </Text>
      )}
      <Problems
        lead={t('tasks.load.missed')}
        problems={problems.filter(({ fault }) => fault === 'absent')}
      />
      <Problems
        lead={t('tasks.load.unfit')}
        problems={problems.filter(({ fault }) => fault !== 'absent')}
      />
    </>
  );
}

/** Takes tasks in from a table: first shows what was read and what the project does not have, then adds. */
export function LoadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const { set, assignable: people, project } = useWorld();
  const { tell } = useTell();
  const opened = useOpenedLater(true);
  const [table, setTable] = useState<ToAdd | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const { busy, add } = useAddPieces(onClose);

  async function read(file: File) {
    const [text, languages] = await Promise.all([fileText(file), bothLanguages()]);
    const those = new Set(people.map(({ id }) => id));
    const others = project.team.filter(({ user_id: id }) => !those.has(id));
    const words = wordsIn(languages, {
      statuses: set.statuses,
      people,
      readers: others.map(({ name }) => name),
      stages: project.stages,
    });
    const found = readTable(text, words);
    if (found.titleMissing) setWrong(t('tasks.load.noTitle'));
    else if (found.tasks.length === 0) setWrong(t('tasks.load.none'));
    else if (found.circle.length > 0) {
      const rows = firstOf(found.circle);
      setWrong(t(found.circle.length > 1 ? 'tasks.load.circle' : 'tasks.load.ownCircle', { rows }));
    } else {
      setWrong(null);
      setTable(toAdd(found));
    }
  }
  function addAll({ pieces, ...rest }: ToAdd) {
    // what was added is not added again after a failure
    const onLeft = (left: ToAdd['pieces']) => setTable({ ...rest, pieces: left });
    void add(pieces, { onLeft, count: pieces.flat().length });
  }
  return (
    <Modal
      opened={opened}
      onClose={() => !busy && onClose()}
      size="lg"
      title={t('tasks.load.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {table ? (
        <>
          <Found table={table} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" disabled={busy} onClick={() => setTable(null)}>
              {t('ui.cancel')}
            </Button>
            <Button loading={busy} onClick={() => addAll(table)}>
              {t('tasks.load.add', { count: table.pieces.flat().length })}
            </Button>
          </Group>
        </>
      ) : (
        <>
          <Text mb="md">{t('tasks.load.lead')}</Text>
          <FileDrop
            label={t('tasks.load.drop')}
            types={['.csv']}
            maxBytes={MOST_BYTES}
            progress={null}
            onFile={(file) => tell(read(file))}
            onAbort={() => undefined}
          />
          {wrong && (
            <Text c="red" size="sm" mt="sm" role="alert">
              {wrong}
            </Text>
          )}
        </>
      )}
    </Modal>
  );
}
