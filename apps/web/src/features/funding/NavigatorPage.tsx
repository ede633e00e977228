import { Button, Checkbox, Select } from '@mantine/core';
import { FUNDING_FORMS, FUNDING_GROUPS, type MatchedFunding, type Navigator } from '@pv/contract';
import type { Translate } from '@pv/texts';
import { IconCoins } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { useDraft } from '../../platform/drafts.ts';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { EmptyState, NothingFound } from '../../ui/EmptyState.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { PageHeader, Section } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useMay } from '../publication/public.ts';
import { useNavigator, useVentures } from './api.ts';
import classes from './Funding.module.css';
import { FundingRow } from './list/FundingRow.tsx';
import { useFundingWords } from './list/use-funding-words.ts';

/** What the page shows, as it stands in its address. */
function useAddress() {
  const search = useSearch({ from: '/protected/investment-navigator' });
  const navigate = useNavigate();
  const show = (change: Partial<typeof search>) =>
    void navigate({
      to: '/investment-navigator',
      search: { ...search, ...change },
      replace: true,
      resetScroll: false,
    });
  return { search, show };
}

/** On which days the records were checked, in one line for all of them. */
function checkedWords({ records }: Navigator, day: (date: string) => string, t: Translate) {
  const days = records.map((record) => record.checked_at).toSorted();
  const [from = '', to = from] = [days[0], days.at(-1)];
  return from === to
    ? t('navigator.facts.checked', { day: day(from) })
    : t('navigator.facts.checkedBetween', { from: day(from), to: day(to) });
}

/** By whose data it is judged, with a way to each of them. */
function Facing({ told }: { told: Navigator }) {
  const { t } = useTexts();
  const words = useFundingWords(String);
  const { project, leader, readiness, confirmed } = told;
  const params = { projectType: project.type, id: project.id };
  return (
    <>
      {!told.has_passport && (
        <p className={classes.lead}>
          {t('navigator.facts.empty')}{' '}
          <Link to="/project/$projectType/$id/passport" params={params}>
            {t('navigator.facts.fill')}
          </Link>
        </p>
      )}
      <p className={classes.lead}>{checkedWords(told, words.day, t)}</p>
      <ul className={classes.facing} aria-label={t('navigator.facts.title')}>
        <li>{t('navigator.facts.day', { day: words.day(told.today) })}</li>
        <li>
          {leader
            ? t('navigator.facts.leader', { name: leader.name })
            : t('navigator.facts.noLeader')}
        </li>
        <li>
          <Link to="/project/$projectType/$id/readiness" params={params}>
            {readiness === null
              ? t('navigator.facts.noReadiness')
              : t(`navigator.facts.${readiness === confirmed ? 'readiness' : 'declared'}`, {
                  level: readiness,
                })}
          </Link>
        </li>
        <li>
          <Link to="/project/$projectType/$id/passport" params={params}>
            {t('navigator.facts.passport')}
          </Link>
        </li>
      </ul>
    </>
  );
}

function Filters() {
  const { t } = useTexts();
  const { search, show } = useAddress();
  return (
    <search className={classes.filters}>
      <SearchField
        main
        label={t('navigator.filter.text')}
        clear={t('navigator.filter.clear', { label: t('navigator.filter.text') })}
        words={search.text ?? ''}
        onWords={(text) => show({ text: text || undefined })}
      />
      <Select
        label={t('navigator.filter.form')}
        placeholder={t('navigator.filter.any')}
        data={FUNDING_FORMS.map((value) => ({ value, label: t(`navigator.form.${value}`) }))}
        value={search.form ?? null}
        onChange={(form) => show({ form: form ?? undefined })}
        clearable
        clearButtonProps={{
          'aria-label': t('navigator.filter.clear', { label: t('navigator.filter.form') }),
        }}
      />
      <Checkbox
        label={t('navigator.filter.open')}
        checked={search.open ?? false}
        onChange={(event) => show({ open: event.currentTarget.checked || undefined })}
        mb={8}
      />
    </search>
  );
}

/** Records that the filters of the address let through. */
function narrowed(
  records: readonly MatchedFunding[],
  {
    text,
    form,
    open,
  }: { text?: string | undefined; form?: string | undefined; open?: boolean | undefined },
) {
  const words = text?.toLowerCase().split(/\s+/) ?? [];
  return records.filter((record) => {
    const { name, operator } = record;
    const said = `${name.ru} ${name.en} ${operator.ru} ${operator.en}`.toLowerCase();
    if (form && record.form !== form) return false;
    if (open && record.days.verdict !== 'fits') return false;
    return words.every((word) => said.includes(word));
  });
}

function Groups({ told }: { told: Navigator }) {
  const { t, locale } = useTexts();
  const { search, show } = useAddress();
  const names = useMemo(
    () => new Map(told.records.map(({ code, name }) => [code, name[locale]])),
    [told.records, locale],
  );
  const words = useFundingWords((code) => names.get(code) ?? code);
  const shown = narrowed(told.records, search);
  const asked = useRef(search.record);
  // a link from a notice leads to its record, wherever that stands
  useEffect(() => {
    if (asked.current) document.getElementById(asked.current)?.scrollIntoView();
  }, []);
  if (shown.length === 0) {
    const clear = () => show({ text: undefined, form: undefined, open: undefined });
    return <NothingFound text={t('navigator.filter.none')} onClear={clear} />;
  }
  const filtered = shown.length < told.records.length;
  return FUNDING_GROUPS.map((group) => {
    const records = shown.filter((record) => record.group === group);
    // with all told there is nothing to say of what is not, nor of groups that were not looked for
    if (records.length === 0 && (group === 'unknown' || filtered)) return null;
    const name = t(`navigator.group.${group}`);
    return (
      <Section
        key={group}
        id={`group-${group}`}
        title={t('navigator.groupCount', { name, count: records.length })}
      >
        {group !== 'unknown' && records.length === 0 && (
          <p className={classes.empty}>{t(`navigator.groupEmpty.${group}`)}</p>
        )}
        <ul className={classes.list} aria-label={name}>
          {records.map((record) => (
            <FundingRow
              key={record.code}
              record={record}
              of={told}
              words={words}
              open={search.record === record.code}
              onToggle={() =>
                show({ record: search.record === record.code ? undefined : record.code })
              }
            />
          ))}
        </ul>
      </Section>
    );
  });
}

function OfProject({ id }: { id: string }) {
  const { t } = useTexts();
  const navigator = useNavigator(id);
  if (isApiError(navigator.error, 'not_found', 'validation_failed')) {
    return <p role="status">{t('navigator.gone')}</p>;
  }
  if (!navigator.data) {
    return navigator.isError ? (
      <LoadFailure error={navigator.error} onRetry={() => void navigator.refetch()} />
    ) : (
      <RowsSkeleton rows={8} />
    );
  }
  return (
    <>
      <Facing told={navigator.data} />
      <Filters />
      <Groups told={navigator.data} />
    </>
  );
}

/** What money is there for a startup or a work, until when, and what is missing. */
export function NavigatorPage() {
  const { t } = useTexts();
  const { search, show } = useAddress();
  const { list, ventures } = useVentures();
  const edits = useMay('write_articles');
  const last = useDraft('navigator.project');
  const kept = last.read();
  const only = ventures[0]?.id;
  const chosen = search.project ?? ventures.find(({ id }) => id === kept)?.id ?? only;
  const options = ventures.map(({ id, title }) => ({ value: id, label: title }));
  useEffect(() => {
    if (search.project) last.keep(search.project);
  }, [search.project, last]);
  return (
    <>
      <PageHeader
        title={t('navigator.title')}
        action={edits && <Link to="/funding-desk">{t('navigator.desk.title')}</Link>}
      />
      <p className={classes.lead}>{t('navigator.lead')}</p>
      {list.isError && !list.data && (
        <LoadFailure error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && options.length === 0 && !search.project && (
        <EmptyState
          icon={IconCoins}
          text={t('navigator.noProjects')}
          action={
            <Button component={Link} to="/project-add/startup">
              {t('navigator.create')}
            </Button>
          }
        />
      )}
      {options.length > 0 && (
        <Select
          className={classes.picker ?? ''}
          label={t('navigator.choose')}
          placeholder={t('navigator.choosePlaceholder')}
          data={options}
          value={chosen ?? null}
          onChange={(project) => project && show({ project, record: undefined })}
          searchable
          allowDeselect={false}
        />
      )}
      {chosen ? <OfProject key={chosen} id={chosen} /> : list.isPending && <RowsSkeleton />}
    </>
  );
}
