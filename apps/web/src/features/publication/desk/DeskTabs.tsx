import { PUBLICATION_KINDS, type PublicationKind } from '@pv/contract';
import { Link, useSearch } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from '../Articles.module.css';

const LABELS = {
  article: 'publication.desk.articles',
  page: 'publication.desk.pages',
  block: 'publication.desk.blocks',
} as const satisfies Record<PublicationKind, string>;

/** Between what editors write, by kind, and what teams propose. `proposals` says that these are open. */
export function DeskTabs({ proposals = false }: { proposals?: boolean }) {
  const { t } = useTexts();
  const { kind: open = 'article' }: { kind?: PublicationKind } = useSearch({ strict: false });
  return (
    <nav className={classes.sections} aria-label={t('publication.desk.title')}>
      {PUBLICATION_KINDS.map((kind) => (
        <Link
          key={kind}
          to="/articles-desk"
          search={kind === 'article' ? {} : { kind }}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={!proposals && kind === open ? 'page' : undefined}
        >
          {t(LABELS[kind])}
        </Link>
      ))}
      <Link to="/articles-desk/proposals">{t('publication.desk.proposals')}</Link>
      <Link to="/funding-desk">{t('navigator.desk.title')}</Link>
    </nav>
  );
}
