import type { Opportunity } from '@pv/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { Section } from '../../../ui/PageHeader.tsx';
import classes from '../Opportunity.module.css';
import { useWords } from './use-words.ts';

/** A stage of an order in the table. */
function Stages({ stages }: Pick<Opportunity, 'stages'>) {
  const { t } = useTexts();
  const words = useWords();
  const [dated, paid] = [
    stages.some(({ until }) => until !== null),
    stages.some(({ amount }) => amount !== null),
  ];
  return (
    <Section title={t('opportunityList.stages')}>
      <table className={classes.stages}>
        <thead>
          <tr>
            <th scope="col">{t('opportunityList.stage')}</th>
            {dated && <th scope="col">{t('opportunityList.stageUntil')}</th>}
            {paid && <th scope="col">{t('opportunityList.stageAmount')}</th>}
          </tr>
        </thead>
        <tbody>
          {stages.map(({ title, until, amount }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two stages may be called alike, and they do not move here
            <tr key={at}>
              <td>{title}</td>
              {dated && <td>{until && words.day(until)}</td>}
              {paid && <td>{amount !== null && words.roubles(amount)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Facts({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTexts();
  const words = useWords();
  const { kind, field, contact, url, source, checked_at: checked } = opportunity;
  const dates = [opportunity.starts_at, opportunity.ends_at].filter((day) => day !== null);
  const rows: [string, ReactNode][] = [
    [t('opportunityList.field'), t(`opportunityList.fields.${field}`)],
    [t('opportunityList.region'), words.place(opportunity)],
    [
      t(kind === 'rd_order' ? 'opportunityList.budget' : 'opportunityList.money'),
      words.money(opportunity),
    ],
    [t('opportunityList.dates'), dates.map(words.day).join(' — ')],
    [t('opportunityList.contact'), contact],
    [
      t('opportunityList.site'),
      url && (
        <a href={url} rel="nofollow ugc noopener" target="_blank">
          {url}
        </a>
      ),
    ],
    [
      t('opportunityList.source'),
      source && (
        <>
          {source}
          {checked && ` (${t('opportunityList.checked', { date: words.day(checked) })})`}
        </>
      ),
    ],
  ];
  return (
    <dl className={classes.facts} aria-label={t('opportunityList.facts')}>
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** What an opportunity says: its text, its conditions, and of an order its terms and stages. */
export function OpportunityText({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTexts();
  const { text, requirements, terms, stages } = opportunity;
  return (
    <div className={classes.text}>
      {text && <p>{text}</p>}
      <Facts opportunity={opportunity} />
      {requirements && (
        <Section title={t('opportunityList.requirements')}>
          <p>{requirements}</p>
        </Section>
      )}
      {terms && (
        <Section title={t('opportunityList.terms')}>
          <p>{terms}</p>
        </Section>
      )}
      {stages.length > 0 && <Stages stages={stages} />}
    </div>
  );
}
