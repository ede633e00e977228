import type { PublicArticle } from '@pv/contract';
import { IconLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { writeToClipboard } from '../../../ui/write-to-clipboard.ts';
import { ArticleCards } from '../ArticleCards.tsx';
import { useMore } from '../api.ts';
import { SECTION_PATHS } from '../section-paths.ts';
import classes from './Article.module.css';

type Outcome = 'copied' | 'refused';

/** The address of the page without what was asked of it, such as a language. */
const addressHere = () => `${window.location.origin}${window.location.pathname}`;

/** Copies the address of the page; where the browser refuses, it is shown to be copied by hand. */
function CopyLink() {
  const { t } = useTexts();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const field = useRef<HTMLInputElement>(null);
  async function copy() {
    const copied = await writeToClipboard(addressHere(), navigator);
    setOutcome(copied ? 'copied' : 'refused');
    if (!copied) requestAnimationFrame(() => field.current?.select());
  }
  return (
    <span className={classes.copy} data-scripted>
      <button type="button" onClick={() => void copy()}>
        <IconLink size={16} stroke={1.8} aria-hidden="true" />
        {t('publication.copyLink')}
      </button>
      <span role="status">{outcome === 'copied' && t('publication.desk.copied')}</span>
      {outcome === 'refused' && (
        <input
          ref={field}
          readOnly
          aria-label={t('ui.byHand.label')}
          value={addressHere()}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </span>
  );
}

/** What stands under an article: its address to pass on, the way back, and what to read next. */
export function ArticleEnd({ article: { section, slug } }: { article: PublicArticle }) {
  const { t } = useTexts();
  const more = useMore(section, slug).data?.articles ?? [];
  return (
    <footer className={classes.end}>
      <div className={classes.onward}>
        <Link to={SECTION_PATHS[section]}>
          {t('publication.whole', { section: t(`publication.section.${section}`) })}
        </Link>
        <CopyLink />
      </div>
      {more.length > 0 && (
        <section>
          <h2>{t('publication.more')}</h2>
          <ArticleCards articles={more} label={t('publication.more')} level={3} />
        </section>
      )}
    </footer>
  );
}
