import { Button, Group, Modal, Text } from '@mantine/core';
import { PRIORITIES, type Priority } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { FileDrop } from '../../../ui/FileDrop.tsx';
import { useOpenedLater } from '../../../ui/focus.ts';
import { keyedPieces } from '../add/in-pieces.ts';
import { NewLines, useAddPieces } from '../add/NewLines.tsx';
import classes from '../add/QuickAdd.module.css';
import { cut } from '../add/read-lines.ts';
import { useWorld } from '../page/TasksWorld.tsx';
import {
  COLUMNS,
  type NewTask,
  readTable,
  type TableProblem,
  type TableWords,
} from './read-table.ts';

const MOST_BYTES = 2 * 1024 * 1024;
/** So many tasks, and so many of what is missing, are shown. */
const SHOWN = 20;

/** What a table of ours calls things in the language of the reader. */
function useTableWords(): TableWords {
  const { t } = useTexts();
  const { set, people, project, statusTitle } = useWorld();
  const columns = COLUMNS.map((column) => [column, t(`tasks.column.${column}`)]);
  const priorities = PRIORITIES.map((one): [Priority, string] => [one, t(`tasks.priority.${one}`)]);
  return {
    columns: Object.fromEntries(columns) as TableWords['columns'],
    priorities: Object.fromEntries(priorities) as TableWords['priorities'],
    statuses: set.statuses.map(({ id }) => ({ id, title: statusTitle(id) })),
    people,
    stages: project.stages,
  };
}

/** What was read of a table: the tasks as they are sent, without those that are added already. */
interface ToAdd {
  pieces: (NewTask & { key: string })[][];
  problems: TableProblem[];
  untitled: number[];
  unknown: string[];
}

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
            rows: `${untitled.slice(0, SHOWN).join(', ')}${untitled.length > SHOWN ? '…' : ''}`,
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
  const words = useTableWords();
  const opened = useOpenedLater(true);
  const [table, setTable] = useState<ToAdd | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const { busy, add } = useAddPieces(onClose);

  async function read(file: File) {
    const text = await file.text();
    const found = readTable(text, words);
    if (text.includes('\uFFFD')) setWrong(t('tasks.load.unread'));
    else if (found.titleMissing) setWrong(t('tasks.load.noTitle'));
    else if (found.tasks.length === 0) setWrong(t('tasks.load.none'));
    else {
      setWrong(null);
      setTable({ ...found, pieces: keyedPieces(found.tasks) });
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
            onFile={(file) => void read(file)}
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
