import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Fields.module.css';
import { isLong } from './is-long.ts';

/** A text of the page; of a long one the beginning, and a button that shows it whole. */
export function LongText({ text }: { text: string }) {
  const { t } = useTexts();
  const id = useId();
  const [whole, setWhole] = useState(false);
  if (!isLong(text)) return <p className={classes.text}>{text}</p>;
  return (
    <>
      <p id={id} className={classes.text} data-folded={!whole || undefined}>
        {text}
      </p>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.more}
        aria-expanded={whole}
        aria-controls={id}
        onClick={() => setWhole(!whole)}
      >
        {whole ? t('projectPage.text.fold') : t('projectPage.text.whole')}
      </Button>
    </>
  );
}
