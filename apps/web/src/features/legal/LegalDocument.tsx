import { Title } from '@mantine/core';
import type { LegalText } from '@pv/texts/legal';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './LegalDocument.module.css';

/** A paper of the service with numbered sections and points, for reading and printing. */
export function LegalDocument({ texts }: { texts: Record<'ru' | 'en', LegalText> }) {
  const { locale } = useTexts();
  const { title, edition, lead, sections } = texts[locale];
  return (
    <article className={classes.paper}>
      <Title order={1}>{title}</Title>
      <p className={classes.edition}>{edition}</p>
      <p>{lead}</p>
      {sections.map((section, index) => (
        <section key={section.title}>
          <Title order={2}>{`${index + 1}. ${section.title}`}</Title>
          {section.points.map((point, at) => (
            <p key={point}>
              <span className={classes.number}>{`${index + 1}.${at + 1}.`}</span> {point}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
