import { Button, Menu, Select } from '@mantine/core';
import {
  ARTICLE_SECTION_CODES,
  ARTICLE_STATUSES,
  type ArticleSection,
  type ArticleStatus,
  BLOCK_TYPES,
  type PublicationKind,
} from '@pv/contract';
import { IconNews } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { Pages } from '../Pages.tsx';
import { useCreateArticle, useDesk } from './api.ts';
import classes from './Desk.module.css';
import { DeskList } from './DeskList.tsx';
import { DeskTabs } from './DeskTabs.tsx';

/** What the list of the desk shows, as it stands in the address. */
interface Filters {
  page?: number | undefined;
  search?: string | undefined;
  kind?: PublicationKind | undefined;
  section?: ArticleSection | undefined;
  type_id?: number | undefined;
  status?: ArticleStatus | undefined;
}

/** What narrows the list of a kind. */
function FilterRow({ filters, show }: { filters: Filters; show: (next: Filters) => void }) {
  const { t, locale } = useTexts();
  const { page: _, ...kept } = filters;
  const { kind = 'article' } = filters;
  return (
    <div className={classes.filters}>
      <SearchField
        main
        label={t('publication.desk.search')}
        clear={t('publication.clear')}
        words={filters.search ?? ''}
        onWords={(words) => show({ ...kept, search: words || undefined })}
      />
      {kind === 'article' && (
        <Select
          label={t('publication.desk.section')}
          placeholder={t('publication.desk.anySection')}
          data={ARTICLE_SECTION_CODES.map((value) => ({
            value,
            label: t(`publication.section.${value}`),
          }))}
          value={filters.section ?? null}
          onChange={(section) =>
            show({ ...kept, section: ARTICLE_SECTION_CODES.find((one) => one === section) })
          }
          clearable
        />
      )}
      {kind === 'block' && (
        <Select
          label={t('publication.desk.type')}
          placeholder={t('publication.desk.anyType')}
          data={BLOCK_TYPES.map(({ id, title }) => ({ value: `${id}`, label: title[locale] }))}
          value={filters.type_id ? `${filters.type_id}` : null}
          onChange={(value) => show({ ...kept, type_id: value ? Number(value) : undefined })}
          clearable
        />
      )}
      <Select
        label={t('publication.desk.status')}
        placeholder={t('publication.desk.anyStatus')}
        data={ARTICLE_STATUSES.map((value) => ({ value, label: t(`publication.status.${value}`) }))}
        value={filters.status ?? null}
        onChange={(status) =>
          show({ ...kept, status: ARTICLE_STATUSES.find((one) => one === status) })
        }
        clearable
      />
    </div>
  );
}

type Where = { section: ArticleSection } | { type_id: number };

/** Makes an article or an info block; pages are as many as they are. */
function NewButton({ kind }: { kind: PublicationKind }) {
  const { t, locale } = useTexts();
  const navigate = useNavigate();
  const create = useCreateArticle();
  if (kind === 'page') return null;
  const block = kind === 'block';
  const begin = (body: Where) =>
    create.mutate(
      { body },
      { onSuccess: ({ id }) => void navigate({ to: '/articles-desk/$id', params: { id } }) },
    );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button loading={create.isPending}>
          {t(block ? 'publication.desk.createBlock' : 'publication.desk.create')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {t(block ? 'publication.desk.createOf' : 'publication.desk.createIn')}
        </Menu.Label>
        {block
          ? BLOCK_TYPES.map(({ id, title }) => (
              <Menu.Item key={id} onClick={() => begin({ type_id: id })}>
                {title[locale]}
              </Menu.Item>
            ))
          : ARTICLE_SECTION_CODES.map((section) => (
              <Menu.Item key={section} onClick={() => begin({ section })}>
                {t(`publication.section.${section}`)}
              </Menu.Item>
            ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Articles, pages and info blocks of the site for their editors. */
export function DeskPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const filters: Filters = useSearch({ from: '/protected/articles-desk' });
  const { data, error, refetch } = useDesk(filters);
  // what is typed letter by letter leaves no trail of pages to go back through
  const show = (search: Filters) =>
    void navigate({ to: '/articles-desk', search, replace: search.search !== filters.search });
  if (isApiError(error, 'not_found')) return <NotFoundPage />;
  const narrowed = filters.search || filters.section || filters.status;
  const { kind = 'article', type_id: type } = filters;
  const orderly = kind === 'block' && type !== undefined && !filters.search && !filters.status;
  const none = kind === 'block' ? 'publication.desk.emptyBlocks' : 'publication.desk.empty';
  return (
    <>
      <PageHeader title={t('publication.desk.title')} action={<NewButton kind={kind} />} />
      <DeskTabs />
      <FilterRow key={kind} filters={filters} show={show} />
      {!data && !error && <RowsSkeleton rows={6} />}
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {data?.articles.length === 0 && (
        <EmptyState icon={IconNews} text={t(narrowed ? 'publication.desk.nothing' : none)} />
      )}
      {data && data.articles.length > 0 && <DeskList articles={data.articles} orderly={orderly} />}
      {data && (
        <Pages
          page={filters.page ?? 1}
          pages={data.pages}
          onPage={(page) =>
            void navigate({
              to: '/articles-desk',
              search: { ...filters, page: page > 1 ? page : undefined },
            })
          }
        />
      )}
    </>
  );
}
