import { Anchor, Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ReadPart } from '@pv/contract';
import { richOf, richWords } from '@pv/editor-schema/rich-text';
import { answerFinder } from '@pv/texts/search';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { RichText } from '../../../platform/rich-text/RichText.tsx';
import { useAnswers } from '../api.ts';
import classes from '../Support.module.css';

/** A pause in typing after which answers are looked for, ms. */
const REST = 300;
const NONE: never[] = [];

const read = ({ heading, text }: ReadPart) => ({ heading, body: richWords(richOf(text)) });

/** Answers that the site has already to what is being typed; draws nothing while there are none. */
export function Suggestions({ typed }: { typed: string }) {
  const { t } = useTexts();
  const { data } = useAnswers();
  const parts = data?.parts ?? NONE;
  const find = useMemo(() => answerFinder(parts, read), [parts]);
  const [words] = useDebouncedValue(typed, REST);
  const found = useMemo(() => find(words), [find, words]);
  const [helped, setHelped] = useState<string | null>(null);
  const solved = helped !== null && helped === words;
  return (
    <div className={classes.live} aria-live="polite">
      {found.length > 0 && (
        <section className={classes.panel} aria-label={t('support.suggest.title')}>
          <h2>{t('support.suggest.title')}</h2>
          <p className={classes.dim}>
            {solved
              ? t('support.suggest.solved')
              : t('support.suggest.found', { count: found.length })}
          </p>
          {!solved &&
            found.map(({ id, heading, text }) => (
              <details key={id} className={classes.answer}>
                <summary>{heading}</summary>
                <div className={classes.answerText}>
                  <RichText content={text} />
                  <Button
                    variant="default"
                    size="compact-sm"
                    mt="sm"
                    onClick={() => setHelped(words)}
                  >
                    {t('support.suggest.helped')}
                  </Button>
                </div>
              </details>
            ))}
          <Anchor component={Link} to="/faq" size="sm">
            {t('support.suggest.all')}
          </Anchor>
        </section>
      )}
    </div>
  );
}
