import { Button, Text } from '@mantine/core';
import { type OpportunityCard, opportunityEndpoints } from '@pv/contract';
import { IconBriefcase } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { DataList, DataRow } from '../../../ui/DataRow.tsx';
import { EmptyState, NothingFound } from '../../../ui/EmptyState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import classes from '../Opportunity.module.css';
import { isNarrowed, listRequest, type OpportunitySearch } from '../requests.ts';
import { Filters } from './Filters.tsx';
import { useWords } from './use-words.ts';

function Rows({ rows }: { rows: readonly OpportunityCard[] }) {
  const { t } = useTexts();
  const words = useWords();
  const noteOf = (card: OpportunityCard) =>
    [
      t(`opportunityList.one.${card.kind}`),
      card.organisation,
      words.place(card),
      card.field !== 'any' && t(`opportunityList.fields.${card.field}`),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <DataList label={t('opportunityList.title')}>
      {rows.map((card) => (
        <DataRow
          key={card.id}
          title={
            <Link to="/opportunities/$id" params={{ id: card.id }}>
              {card.title}
            </Link>
          }
          note={noteOf(card)}
          meta={
            <span className={classes.meta}>
              {words.money(card) && <b>{words.money(card)}</b>}
              <span>{words.until(card)}</span>
            </span>
          }
        />
      ))}
    </DataList>
  );
}

/** The steps to the pages beside the open one. */
function Steps({ chosen, pages }: { chosen: OpportunitySearch; pages: number }) {
  const { t } = useTexts();
  const { page = 1, ...kept } = chosen;
  if (pages < 2) return null;
  const step = (to: number, words: string) =>
    to >= 1 &&
    to <= pages && (
      <Link to="/opportunities" search={{ ...kept, ...(to > 1 && { page: to }) }}>
        {words}
      </Link>
    );
  return (
    <nav className={classes.steps} aria-label={t('opportunityList.pages')}>
      {step(page - 1, t('opportunityList.previous'))}
      <span>{t('opportunityList.page', { page, pages })}</span>
      {step(page + 1, t('opportunityList.next'))}
    </nav>
  );
}

/** What is offered now: filters in the address, rows, pages; drawn by the server too. */
export function OpportunitiesPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const chosen = useSearch({ from: '/opportunities' });
  const request = listRequest(chosen);
  const list = useEndpoint(opportunityEndpoints.list, request, { keepPrevious: true });
  const { data, error } = list;
  const show = (next: OpportunitySearch) => {
    const told = Object.entries(next).filter(([, value]) => value !== undefined);
    void navigate({
      to: '/opportunities',
      search: Object.fromEntries(told),
      replace: true,
      resetScroll: false,
    });
  };
  const narrowed = isNarrowed(chosen) || chosen.kind !== undefined;
  return (
    <>
      <PageHeader
        title={t('opportunityList.title')}
        move={<p className={classes.dim}>{t('opportunityList.lead')}</p>}
        action={
          <Button
            variant="default"
            renderRoot={(root) => (
              <Link {...root} to="/opportunities/new" search={{ kind: chosen.kind }} />
            )}
          >
            {t('opportunityList.post')}
          </Button>
        }
      />
      <p className={classes.own}>
        <Link to="/opportunities/mine">{t('opportunityList.mine')}</Link>
        <Link to="/opportunities/responses">{t('opportunityList.responses')}</Link>
      </p>
      <Filters chosen={chosen} regions={data?.regions ?? []} onChange={show} />
      {!data && !error && <RowsSkeleton rows={5} />}
      {error && !data && <LoadFailure error={error} onRetry={list.refetch} />}
      {data && narrowed && data.total > 0 && (
        <Text role="status" size="sm" c="var(--pv-dim)" mb="xs">
          {t('opportunityList.found', { count: data.total })}
        </Text>
      )}
      {data?.opportunities.length === 0 &&
        (narrowed ? (
          <NothingFound text={t('opportunityList.nothing')} onClear={() => show({})} />
        ) : (
          <EmptyState icon={IconBriefcase} text={t('opportunityList.empty')} />
        ))}
      {data && data.opportunities.length > 0 && <Rows rows={data.opportunities} />}
      {data && <Steps chosen={chosen} pages={data.pages} />}
    </>
  );
}
