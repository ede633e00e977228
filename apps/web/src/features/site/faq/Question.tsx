import type { ReadPart } from '@pv/contract';
import { IconChevronRight, IconLink } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { WordsInside } from '../../../platform/rich-text/DrawnWords.tsx';
import { RichText } from '../../../platform/rich-text/RichText.tsx';
import classes from './Faq.module.css';

interface QuestionProps {
  question: ReadPart;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** A question that unfolds to its answer; it has an address of its own. */
export function Question({ question: { id, heading, text }, open, onOpen }: QuestionProps) {
  const { t } = useTexts();
  return (
    <details
      id={id}
      className={classes.question}
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) onOpen(event.currentTarget.open);
      }}
    >
      <summary>
        <IconChevronRight size={18} stroke={1.8} aria-hidden="true" />
        <h2>
          <WordsInside text={heading} />
        </h2>
      </summary>
      <div className={classes.answer}>
        <RichText content={text} />
        <a className={classes.own} href={`#${id}`}>
          <IconLink size={16} stroke={1.8} aria-hidden="true" />
          {t('pages.faq.link')}
        </a>
      </div>
    </details>
  );
}
