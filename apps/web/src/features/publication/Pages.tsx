import { Pagination } from '@mantine/core';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './Articles.module.css';

interface PagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The pages of a list; nothing where one is enough. */
export function Pages({ page, pages, onPage }: PagesProps) {
  const { t } = useTexts();
  if (pages < 2) return null;
  const names = { previous: t('publication.previous'), next: t('publication.next') };
  return (
    <nav className={classes.pages} aria-label={t('publication.pages')}>
      <Pagination
        value={page}
        total={pages}
        onChange={onPage}
        getItemProps={(number) => ({ 'aria-label': t('publication.page', { page: number }) })}
        getControlProps={(control) =>
          control === 'previous' || control === 'next' ? { 'aria-label': names[control] } : {}
        }
      />
    </nav>
  );
}
