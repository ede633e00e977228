import { Button } from '@mantine/core';
import type { ControlEventReport } from '@pv/contract';
import { dayFormat } from '@pv/texts';
import { IconPrinter } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { PageHeader, Section } from '../../../ui/PageHeader.tsx';
import { Chart } from './Chart.tsx';
import { criterionMeans } from './means.ts';
import classes from './Report.module.css';

type Of = { report: ControlEventReport };
type Work = ControlEventReport['works'][number];

function useWords() {
  const { locale, t } = useTexts();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const long = dayFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    t,
    number: (value: number | null | undefined) =>
      value === null || value === undefined ? '–' : number.format(value),
    day: (iso: string) => long.format(new Date(iso)),
  };
}

const numbered = (list: readonly unknown[]) => list.map((_, at) => `${at + 1}`);

function Committee({ report: { committee } }: Of) {
  const { t } = useWords();
  return (
    <Section title={t('eventReport.committee')}>
      <ul className={classes.list}>
        {committee.map(({ role, name, post }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same initials
          <li key={at}>
            <span className={classes.dim}>{t(`eventReport.role.${role}`)}: </span>
            {[name, post].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What was marked, with its weight and the mean of the works. */
function Criteria({ report }: Of) {
  const { t, number } = useWords();
  const { criteria, scale, trimmed } = report;
  const means = criterionMeans(report);
  const values = means.map(({ mean }) => mean);
  const lead = [t('eventReport.scale', scale), trimmed && t('eventReport.trimmed')];
  return (
    <Section title={t('eventReport.criteria')} lead={lead.filter(Boolean).join(' ')}>
      <div className={classes.pair}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">№</th>
              <th scope="col">{t('eventReport.criterion')}</th>
              <th scope="col">{t('eventReport.weight')}</th>
              <th scope="col">{t('eventReport.mean')}</th>
            </tr>
          </thead>
          <tbody>
            {criteria.map(({ id, title }, at) => (
              <tr key={id}>
                <td>{at + 1}</td>
                <td>{title}</td>
                <td>{means[at]?.percent}</td>
                <td>{number(means[at]?.mean)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {values.some((value) => value !== null) && (
          <Chart
            title={t('eventReport.chartCriteria')}
            bars={{ labels: numbered(criteria), values, most: scale.max }}
          />
        )}
      </div>
    </Section>
  );
}

function WorkRow({ work, at }: { work: Work; at: number }) {
  const { t, number } = useWords();
  const { title, authors, supervisors, marks, decision, excluded, absent } = work;
  return (
    <tr>
      <td>{at + 1}</td>
      <td>
        {title}
        <p>{authors.join(', ')}</p>
        {supervisors.length > 0 && (
          <p>{t('eventReport.supervisors', { names: supervisors.join(', ') })}</p>
        )}
        {excluded > 0 && <p>{t('eventReport.excluded', { count: excluded })}</p>}
      </td>
      {absent && (
        <td colSpan={4} data-name={t('eventReport.result')}>
          {t('eventReport.absent')}
        </td>
      )}
      {!absent && marks && (
        <>
          <td data-name={t('eventReport.result')}>{number(marks.result)}</td>
          <td data-name={t('eventReport.mark')}>{marks.mark || '–'}</td>
          <td data-name={t('eventReport.place')}>
            {marks.place?.shared
              ? t('eventReport.shared', { place: marks.place.place })
              : number(marks.place?.place)}
          </td>
        </>
      )}
      {!absent && !marks && (
        <td colSpan={3} data-name={t('eventReport.result')}>
          {t('eventReport.closed')}
        </td>
      )}
      {!absent && (
        <td data-name={t('eventReport.decision')}>
          {decision === null ? t('eventReport.decided') : decision || '–'}
        </td>
      )}
    </tr>
  );
}

/** What has come out of each work, as far as its authors agree. */
function Works({ report: { works, scale } }: Of) {
  const { t } = useWords();
  const values = works.map(({ marks }) => marks?.result ?? null);
  const closed = works.some(({ marks, absent }) => marks === null && !absent);
  const heads = ['work', 'result', 'mark', 'place', 'decision'] as const;
  return (
    <Section title={t('eventReport.works')} lead={closed ? t('eventReport.closedNote') : undefined}>
      <div className={classes.wide}>
        <table className={classes.table} data-stacked>
          <thead>
            <tr>
              <th scope="col">№</th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {t(`eventReport.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {works.map((work, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of a report never moves
              <WorkRow key={at} work={work} at={at} />
            ))}
          </tbody>
        </table>
        {values.some((value) => value !== null) && (
          <Chart
            title={t('eventReport.chartWorks')}
            bars={{ labels: numbered(works), values, most: scale.max }}
          />
        )}
      </div>
    </Section>
  );
}

function Questions({ report: { works } }: Of) {
  const { t } = useWords();
  if (works.every(({ questions }) => questions.length === 0)) return null;
  return (
    <Section title={t('eventReport.questions')}>
      {works.map(
        ({ title, questions }, at) =>
          questions.length > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of a report never moves
            <div key={at} className={classes.asked}>
              <h3>{`${at + 1}. ${title}`}</h3>
              {questions.map(({ asker, text, answer }, number) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list of a report never moves
                <div key={number}>
                  <p>
                    <b>{asker}:</b> {text}
                  </p>
                  {answer && <p className={classes.dim}>{answer}</p>}
                </div>
              ))}
            </div>
          ),
      )}
    </Section>
  );
}

/** A report as everybody reads it. */
export function ReportView({ report }: Of) {
  const { t, day } = useWords();
  const { kind, title, description, place, published_at } = report;
  const when = report.day ? day(report.day) : t('eventReport.noDay');
  return (
    <>
      <PageHeader
        above={<p className={classes.above}>{t('eventReport.title')}</p>}
        title={title}
        move={
          <p className={classes.above}>
            {[t(`eventWords.kind.${kind}`), when, place].filter(Boolean).join(' · ')}
          </p>
        }
        action={
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden="true" />}
            onClick={() => window.print()}
            data-scripted
          >
            {t('eventReport.print')}
          </Button>
        }
      />
      {description && <p className={classes.about}>{description}</p>}
      <Works report={report} />
      <Criteria report={report} />
      <Committee report={report} />
      <Questions report={report} />
      <p className={classes.dim}>
        {t('eventReport.published', { day: day(published_at.slice(0, 10)) })}
      </p>
    </>
  );
}
