import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  Menu,
  Modal,
  NativeSelect,
  TextInput,
} from '@mantine/core';
import { type TaskStatus, type TaskStatusId, taskStatusSchema } from '@pv/contract';
import { IconDots } from '@tabler/icons-react';
import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { requestId } from '../../../platform/api/client.ts';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { takeLostFocus, whenGone } from '../../../ui/focus.ts';
import { useTell } from '../api.ts';
import { useWorld } from '../page/TasksWorld.tsx';
import { hasRoom, mayGo, movedColumn, withColumn } from './columns.ts';

/** A name as it is compared: without its capitals and the spaces around it. */
const plain = (title: string): string => title.trim().toLowerCase();

type Opened = 'settings' | 'add' | 'delete' | null;

/** Saves columns; what is wrong with them is said where they are set up. */
function useColumns(onSaved: () => void) {
  const { t } = useTexts();
  const { set, deeds } = useWorld();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function save(statuses: TaskStatus[]) {
    setBusy(true);
    setError(null);
    try {
      await deeds.changeStatuses(statuses, set.statuses_version);
      onSaved();
    } catch (failure) {
      setError(describeError(failure, t));
    } finally {
      setBusy(false);
    }
  }
  return { save, error, busy };
}

/** The name, the limit and the meaning of a column. */
function Settings(props: { status: TaskStatus | null; behind: TaskStatusId; onClose: () => void }) {
  const { status, behind, onClose } = props;
  const { t } = useTexts();
  const { set, statusTitle } = useWorld();
  const { save, error, busy } = useColumns(onClose);
  const named = status ? statusTitle(status.id) : '';
  const [title, setTitle] = useState(named);
  const [limit, setLimit] = useState(String(status?.limit ?? ''));
  const [wrong, setWrong] = useState<'name' | 'limit' | null>(null);
  const [closed, setClosed] = useState(status?.closed ?? false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const others = set.statuses.filter(({ id }) => id !== status?.id);
    const isTaken = others.some(({ id }) => plain(statusTitle(id)) === plain(title));
    const most = limit.trim() === '' ? null : Number(limit);
    const next: TaskStatus = {
      id: status?.id ?? requestId(),
      // a name that the texts give stays theirs, in either language
      title: status?.title === null && title.trim() === named ? null : title,
      closed,
      limit: most,
    };
    const read = taskStatusSchema.safeParse(next);
    const isLimitWrong = !read.success && read.error.issues.some(({ path }) => path[0] === 'limit');
    setWrong(isTaken ? 'name' : isLimitWrong ? 'limit' : null);
    if (isTaken || !read.success) return;
    const all = status
      ? set.statuses.map((one) => (one.id === status.id ? read.data : one))
      : withColumn(set.statuses, behind, read.data);
    void save(all);
  }
  return (
    <form onSubmit={submit}>
      <TextInput
        label={t('tasks.board.name')}
        value={title}
        maxLength={40}
        required
        data-autofocus
        onChange={(event) => setTitle(event.currentTarget.value)}
        error={wrong === 'name' ? t('fields.task_status_repeats') : error}
        mb="md"
      />
      <TextInput
        label={t('tasks.board.setLimit')}
        description={t('tasks.board.limitHint')}
        value={limit}
        inputMode="numeric"
        maxLength={6}
        onChange={(event) => setLimit(event.currentTarget.value)}
        error={wrong === 'limit' && t('tasks.board.limitWrong')}
        mb="md"
      />
      <Checkbox
        label={t('tasks.board.closes')}
        checked={closed}
        disabled={status?.id === 'done'}
        onChange={(event) => setClosed(event.currentTarget.checked)}
        mb="lg"
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('ui.save')}
        </Button>
      </Group>
    </form>
  );
}

const menuOf = (status: TaskStatusId) =>
  document.querySelector<HTMLElement>(`[data-menu-of="${status}"]`);

/** Where the tasks of a column go that is deleted. */
function Deletion({ status, onClose }: { status: TaskStatus; onClose: () => void }) {
  const { t } = useTexts();
  const { set, deeds, statusTitle } = useWorld();
  const { tell } = useTell();
  const rest = set.statuses.filter(({ id }) => id !== status.id);
  const [to, setTo] = useState<TaskStatusId>(rest[0]?.id ?? 'todo');
  const used = set.tasks.some((task) => task.status === status.id);
  function remove({ currentTarget }: MouseEvent) {
    const at = set.statuses.indexOf(status);
    const beside = set.statuses[at + 1] ?? set.statuses[at - 1];
    const dialog = currentTarget.closest('[role="dialog"]');
    // the column takes along its menu, which would get the focus back, and this dialog
    if (dialog && beside) whenGone(dialog, () => takeLostFocus(menuOf(beside.id)));
    const moves = used ? [{ from: status.id, to }] : [];
    onClose();
    tell(deeds.changeStatuses(rest, set.statuses_version, moves));
  }
  return (
    <>
      {used && (
        <NativeSelect
          label={t('tasks.board.moveWhere')}
          value={to}
          data={rest.map(({ id }) => ({ value: id, label: statusTitle(id) }))}
          onChange={(event) => setTo(event.currentTarget.value)}
          mb="lg"
          data-autofocus
        />
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button color="red" onClick={remove}>
          {t('tasks.board.delete')}
        </Button>
      </Group>
    </>
  );
}

/** What can be done with a column of the board. */
export function ColumnMenu({ status }: { status: TaskStatus }) {
  const { t } = useTexts();
  const { set, deeds, statusTitle } = useWorld();
  const { tell } = useTell();
  const [opened, setOpened] = useState<Opened>(null);
  const column = statusTitle(status.id);
  const at = set.statuses.indexOf(status);
  const close = () => setOpened(null);
  const button = useRef<HTMLButtonElement>(null);
  function open(what: Opened) {
    // a dialog gives the focus back to what has it now, and the item goes with the menu
    button.current?.focus();
    setOpened(what);
  }
  const move = (step: 1 | -1) =>
    tell(deeds.changeStatuses(movedColumn(set.statuses, status.id, step), set.statuses_version));
  const titles = {
    settings: t('tasks.board.menu', { column }),
    add: t('tasks.board.newColumn'),
    delete: t('tasks.board.deleteTitle', { column }),
  };

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            ref={button}
            variant="subtle"
            color="gray"
            data-menu-of={status.id}
            aria-label={t('tasks.board.menu', { column })}
          >
            <IconDots size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => open('settings')}>{t('tasks.board.settings')}</Menu.Item>
          <Menu.Item disabled={at === 0} onClick={() => move(-1)}>
            {t('tasks.board.left')}
          </Menu.Item>
          <Menu.Item disabled={at === set.statuses.length - 1} onClick={() => move(1)}>
            {t('tasks.board.right')}
          </Menu.Item>
          <Menu.Item disabled={!hasRoom(set.statuses)} onClick={() => open('add')}>
            {t('tasks.board.addColumn')}
          </Menu.Item>
          <Menu.Item
            color="red"
            disabled={!mayGo(set.statuses, status.id)}
            onClick={() => open('delete')}
          >
            {t('tasks.board.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={opened !== null}
        onClose={close}
        title={opened && titles[opened]}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        {opened === 'delete' && <Deletion status={status} onClose={close} />}
        {(opened === 'settings' || opened === 'add') && (
          <Settings
            status={opened === 'settings' ? status : null}
            behind={status.id}
            onClose={close}
          />
        )}
      </Modal>
    </>
  );
}
