import { Select } from '@mantine/core';
import {
  ARTICLE_SECTION_CODES,
  ARTICLE_STATUSES,
  type ArticleSection,
  type ArticleStatus,
  BLOCK_TYPES,
  type PublicationKind,
} from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import classes from './Desk.module.css';

/** What the list of the desk shows, as it stands in the address. */
export interface Filters {
  page?: number | undefined;
  search?: string | undefined;
  kind?: PublicationKind | undefined;
  section?: ArticleSection | undefined;
  type_id?: number | undefined;
  status?: ArticleStatus | undefined;
}

/** What narrows the list of a kind. */
export function FilterRow({ filters, show }: { filters: Filters; show: (next: Filters) => void }) {
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
