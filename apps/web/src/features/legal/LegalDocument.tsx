import { Title } from '@mantine/core';
import { editionLine, fillBlanks, type LegalText, type PaperCode } from '@pv/texts/legal';
import { Fragment } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useOperator } from '../../platform/query/use-endpoint.ts';
import classes from './LegalDocument.module.css';

const BLANK = /(\[[^[\]]+\])/;

/** Words of a paper; what the installation does not say of its operator is marked as a blank. */
function Words({ text }: { text: string }) {
  return text.split(BLANK).map((piece, at) => {
    const key = `${at} ${piece}`;
    return BLANK.test(piece) ? (
      <mark key={key}>{piece}</mark>
    ) : (
      <Fragment key={key}>{piece}</Fragment>
    );
  });
}

interface LegalDocumentProps {
  code: PaperCode;
  texts: Record<'ru' | 'en', LegalText>;
}

/** A paper of the service with numbered sections and points, for reading and printing. */
export function LegalDocument({ code, texts }: LegalDocumentProps) {
  const { locale } = useTexts();
  const operator = useOperator();
  const { title, lead, sections } = texts[locale];
  const filled = (text: string) => (operator ? fillBlanks(text, operator, locale) : text);
  return (
    <article className={classes.paper}>
      <Title order={1}>{title}</Title>
      <p className={classes.edition}>{editionLine(code, locale)}</p>
      <p>
        <Words text={filled(lead)} />
      </p>
      {sections.map((section, index) => (
        <section key={section.title}>
          <Title order={2}>{`${index + 1}. ${section.title}`}</Title>
          {section.points.map((point, at) => (
            <p key={point}>
              <span className={classes.number}>{`${index + 1}.${at + 1}.`}</span>{' '}
              <Words text={filled(point)} />
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
