import { Button } from '@mantine/core';
import { contentWords } from '@pv/editor-schema/rich-text';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { RichText } from '../../../platform/rich-text/RichText.tsx';
import classes from './Fields.module.css';

/** A text that takes more than this is folded at first. */
const LINES = 6;
const LETTERS = 480;
/** Letters that a line of the page holds, about. */
const LINE = 80;

/** Whether a text is so long that only its beginning is shown until it is asked for. */
export function isLong(text: string): boolean {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, line.length / LINE), 0);
  return text.length > LETTERS || lines > LINES;
}

/** The beginning of something long, and a button that shows it whole. */
function Fold({ children }: { children: (id: string, folded: boolean) => ReactNode }) {
  const { t } = useTexts();
  const id = useId();
  const [whole, setWhole] = useState(false);
  return (
    <>
      {children(id, !whole)}
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

/** A text of the page; of a long one the beginning, and a button that shows it whole. */
export function LongText({ text }: { text: string }) {
  if (!isLong(text)) return <p className={classes.text}>{text}</p>;
  return (
    <Fold>
      {(id, folded) => (
        <p id={id} className={classes.text} data-folded={folded || undefined}>
          {text}
        </p>
      )}
    </Fold>
  );
}

/** The same for a text with a form, given as its JSON. */
export function LongRich({ text }: { text: string }) {
  if (!isLong(contentWords({ kind: 'content', content: text }))) return <RichText content={text} />;
  return <Fold>{(id, folded) => <RichText id={id} content={text} folded={folded} />}</Fold>;
}
