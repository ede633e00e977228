import { Anchor } from '@mantine/core';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { RichText } from '../../platform/rich-text/RichText.tsx';
import { Section } from '../../ui/PageHeader.tsx';
import type { PersonFact } from './describe-person.ts';
import classes from './PersonPage.module.css';

function Value({ value, href, rich }: PersonFact) {
  if (rich) return <RichText content={value} />;
  return href ? <Anchor href={href}>{value}</Anchor> : value;
}

/** A part of the page of a person; draws nothing without facts. */
export function Facts({ title, facts }: { title: string; facts: readonly PersonFact[] }) {
  const { t } = useTexts();
  if (facts.length === 0) return null;
  return (
    <Section title={title}>
      <dl className={classes.facts}>
        {facts.map((fact) => (
          <div key={fact.label} className={classes.fact}>
            <dt>{t(fact.label)}</dt>
            <dd>
              <Value {...fact} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
