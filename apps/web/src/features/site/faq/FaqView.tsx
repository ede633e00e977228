import { Button } from '@mantine/core';
import type { ReadPart, WebPage } from '@pv/contract';
import { parseRich, richWords } from '@pv/editor-schema/rich-text';
import { type Found, findTexts, piecesOf, type Term } from '@pv/texts/search';
import { IconChevronRight, IconLink, IconSearch } from '@tabler/icons-react';
import { Link, useHydrated, useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DrawWords, RichText, WordsInside } from '../../../platform/rich-text/RichText.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import read from '../read/Read.module.css';
import { TextHead } from '../read/TextHead.tsx';
import classes from './Faq.module.css';

type Written = Pick<ReadPart, 'heading' | 'text'>;

/** Questions that were found, and by which words. */
type FoundQuestions = Found<ReadPart>;

/** The questions that answer what is typed, the best first; all in their order where nothing is typed. */
export function findQuestions<P extends Written>(questions: readonly P[], typed: string): Found<P> {
  return findTexts(
    questions,
    ({ heading, text }) => {
      const doc = text === '' ? null : parseRich(text);
      return { heading, body: doc ? richWords(doc) : '' };
    },
    typed,
  );
}

interface QuestionProps {
  question: ReadPart;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** A question that unfolds to its answer; it has an address of its own. */
function Question({ question: { id, heading, text }, open, onOpen }: QuestionProps) {
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

/** The text with what was found in it marked. */
function marking(terms: readonly Term[]) {
  return (text: string) =>
    piecesOf(text, terms).map(({ text: piece, found }, at) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn anew as a whole
      found ? <mark key={at}>{piece}</mark> : piece,
    );
}

function Questions({ language, found }: { language: string; found: FoundQuestions }) {
  const hash = useLocation({ select: (location) => location.hash });
  // the server does not know it, and what it has drawn stays until the page is alive
  const asked = useHydrated() ? hash : '';
  /** What the reader has opened and folded himself, under these words. */
  const [own, setOwn] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { texts, terms } = found;
  const usual = (id: string) => terms.length > 0 || id === asked;
  return (
    <DrawWords value={marking(terms)}>
      <div className={classes.list} lang={language}>
        {texts.map((question) => (
          <Question
            key={question.id}
            question={question}
            open={own.get(question.id) ?? usual(question.id)}
            onOpen={(open) => setOwn(new Map(own).set(question.id, open))}
          />
        ))}
      </div>
    </DrawWords>
  );
}

/** What the search has come to, in a sentence; nothing where nothing was typed or found. */
function Outcome({ found: { kind, texts, terms, understood } }: { found: FoundQuestions }) {
  const { t } = useTexts();
  if (terms.length === 0 || texts.length === 0) return null;
  if (kind === 'some') return t('pages.faq.near');
  const count = t('pages.faq.found', { count: texts.length });
  return understood ? `${t('ui.understood', { words: understood })} ${count}` : count;
}

interface FaqViewProps {
  page: WebPage;
  /** What is looked for. */
  words: string;
  onWords: (words: string) => void;
}

/** Questions and answers, and the field that finds them. */
export function FaqView({ page, words, onWords }: FaqViewProps) {
  const { t } = useTexts();
  const found = useMemo(() => findQuestions(page.parts, words), [page.parts, words]);
  const nothing = found.texts.length === 0;
  return (
    <article className={read.page}>
      <TextHead {...page} />
      {/* without JavaScript the browser sends it, and the server answers with what was found */}
      <form onSubmit={(event) => event.preventDefault()}>
        <SearchField
          main
          name="search"
          label={t('pages.faq.search')}
          clear={t('pages.faq.clear')}
          words={words}
          onWords={onWords}
        />
      </form>
      <p className={classes.count} role="status">
        <Outcome found={found} />
      </p>
      {nothing && (
        <EmptyState
          icon={IconSearch}
          text={t('pages.faq.nothing', { words })}
          action={
            <div className={classes.ways}>
              <Button component={Link} to="/support">
                {t('support.link.write')}
              </Button>
              <Button variant="default" onClick={() => onWords('')} data-scripted>
                {t('pages.faq.clear')}
              </Button>
            </div>
          }
        />
      )}
      {!nothing && (
        <>
          <Questions key={words} language={page.language} found={found} />
          <p className={classes.more}>
            {t('pages.faq.more')} <Link to="/support">{t('pages.faq.support')}</Link>
          </p>
        </>
      )}
    </article>
  );
}
