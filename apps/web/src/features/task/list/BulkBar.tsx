import { Button, CloseButton } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useRootMark } from '../../../ui/root-mark.ts';
import { useDelete } from '../page/Deleting.tsx';
import type { PickField } from '../pick/options.ts';
import { usePick } from '../pick/PickProvider.tsx';
import classes from './TaskList.module.css';

const FIELDS: readonly PickField[] = [
  'status',
  'priority',
  'assignees',
  'stage',
  'starts',
  'due',
  'tags',
];

/** What can be done with all chosen tasks at once. */
export function BulkBar(props: {
  ids: readonly string[];
  /** How many there are to be chosen. */
  all: number;
  onAll: () => void;
  onClear: () => void;
}) {
  const { ids, all, onAll, onClear } = props;
  const { t } = useTexts();
  const pick = usePick();
  const remove = useDelete();
  useRootMark('barAtEnd');
  const none = ids.length === 0;
  return (
    <div className={classes.bulk} role="toolbar" aria-label={t('tasks.bulk.label')}>
      <span className={classes.chosen} role="status">
        {t('tasks.bulk.chosen', { count: ids.length })}
      </span>
      <div className={classes.bulkFields}>
        {/* it stays once it is pressed: it has the focus */}
        <Button size="compact-sm" variant="subtle" onClick={onAll}>
          {t('tasks.bulk.all', { count: all })}
        </Button>
        {FIELDS.map((field) => (
          <Button
            key={field}
            size="compact-sm"
            variant="default"
            disabled={none}
            onClick={(event) => pick(field, ids, event.currentTarget)}
          >
            {t(`tasks.field.${field}`)}
          </Button>
        ))}
      </div>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        disabled={none}
        onClick={() => remove(ids)}
      >
        {t('tasks.bulk.delete')}
      </Button>
      <CloseButton size="md" aria-label={t('tasks.bulk.clear')} onClick={onClear} />
    </div>
  );
}
