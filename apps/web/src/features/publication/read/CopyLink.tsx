import { IconLink } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { writeToClipboard } from '../../../ui/write-to-clipboard.ts';
import classes from './Article.module.css';

type Outcome = 'copied' | 'refused';

/** The address of the page without what was asked of it, such as a language. */
const addressHere = () => `${window.location.origin}${window.location.pathname}`;

/** Copies the address of the page; where the browser refuses, it is shown to be copied by hand. */
export function CopyLink() {
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
