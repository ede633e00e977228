import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFolderOpen, IconSearch } from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useRowKeys } from '../../../platform/keys.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { DataList, DataRow } from '../../../ui/DataRow.tsx';
import { EmptyState, NothingFound } from '../../../ui/EmptyState.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { MoveLine } from '../../../ui/MoveLine.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { useProjects } from '../list/api.ts';
import { withPlan } from './with-plan.ts';

/** Typing rests this long before the list is searched, ms. */
const REST = 250;

/** The reader's projects that have stages, to choose one whose plan is shown. */
export function ChoosePlan() {
  const { t } = useTexts();
  const words = useApprovalWords();
  const { type } = useSearch({ from: '/protected/stage-plan' });
  const [text, setText] = useState('');
  const [searched] = useDebouncedValue(text.trim(), REST);
  const list = useProjects({
    ...(type && { project_type: type }),
    ...(searched && { all_parameters: searched }),
  });
  useRowKeys('main li a');
  const rows = withPlan(list.data?.rows ?? []);
  const none = list.isSuccess && rows.length === 0 && !list.hasNextPage;
  const searches = rows.length > 0 || text !== '' || searched !== '';

  if (none && !searches) {
    return (
      <EmptyState
        icon={IconFolderOpen}
        text={t('roadmap.page.noProjects')}
        action={
          <Button component={Link} to="/project-add/nir">
            {t('projectPage.list.create')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {searches && (
        <TextInput
          data-search
          aria-label={t('projectPage.list.search')}
          placeholder={t('projectPage.list.search')}
          leftSection={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          maw={420}
          mb="md"
        />
      )}
      {list.isPending && <RowsSkeleton />}
      {list.isError && <LoadFailure error={list.error} onRetry={() => void list.refetch()} />}
      {none && <NothingFound text={t('projectPage.list.notFound')} onClear={() => setText('')} />}
      {rows.length > 0 && (
        <DataList label={t('roadmap.page.choose')}>
          {rows.map((row) => (
            <DataRow
              key={row.id}
              title={
                <Link to="/stage-plan" search={{ type: row.type, project: row.id }}>
                  {row.title}
                </Link>
              }
              note={
                <MoveLine
                  compact
                  {...(row.move ? words.move(row.move, true) : { who: 'nobody' })}
                />
              }
            />
          ))}
        </DataList>
      )}
      <MoreButton list={list} />
    </>
  );
}
