import { Text } from '@mantine/core';
import type { CountName, ImportReport } from '@pv/gost/import-report';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { QuestionList } from './QuestionList.tsx';
import classes from './ReportView.module.css';

/** What is counted, in the order of the table. */
const SHOWN: readonly CountName[] = [
  'chapters',
  'headings',
  'figures',
  'tables',
  'listings',
  'formulas',
  'lists',
  'footnotes',
  'sources',
  'citations',
  'crossReferences',
  'appendices',
  'words',
];

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={classes.fold}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

function Counts({ report }: { report: ImportReport }) {
  const { dynamic } = useTexts();
  return (
    <dl className={classes.counts}>
      {SHOWN.map((name) => (
        <div key={name}>
          <dt>{dynamic(`documents.import.count.${name}`)}</dt>
          <dd>{report.counts[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Typed labels that became live ones: «рис. 3.1 → ссылка на рисунок», each kind of replacement once. */
function Replaced({ report }: { report: ImportReport }) {
  const { t, dynamic } = useTexts();
  const rows = report.entries.filter((entry) => entry.was !== '');
  if (rows.length === 0) return null;
  return (
    <Fold title={t('documents.import.entries', { count: rows.length })}>
      <ul className={classes.lines}>
        {rows.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the report never changes
          <li key={index}>
            <q>{entry.was}</q> → {dynamic(`documents.import.became.${entry.became}`)}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function SetAside({ report }: { report: ImportReport }) {
  const { t } = useTexts();
  if (report.setAside.length === 0) return null;
  return (
    <Fold title={t('documents.import.setAside', { count: report.setAside.length })}>
      <Text size="sm" c="dimmed" mb="xs">
        {t('documents.import.setAsideHint')}
      </Text>
      <ul className={classes.lines}>
        {report.setAside.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the report never changes
          <li key={index}>
            <b>{t(`documents.import.aside.${part.kind}`)}:</b> {part.text}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function Warnings({ report }: { report: ImportReport }) {
  const { t, dynamic } = useTexts();
  const counted = new Map<string, number>();
  for (const { code } of report.warnings) counted.set(code, (counted.get(code) ?? 0) + 1);
  if (counted.size === 0) return null;
  return (
    <Fold title={t('documents.import.warnings', { count: report.warnings.length })}>
      <ul className={classes.lines}>
        {[...counted].map(([code, times]) => (
          <li key={code}>
            {dynamic(`documents.import.warning.${code}`)}
            {times > 1 && ` × ${times}`}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** What became what, what was set aside, what to look at, and the questions. */
export function ReportView(props: {
  report: ImportReport;
  answers: Record<string, string>;
  onAnswers: (answers: Record<string, string>) => void;
}) {
  const { report } = props;
  return (
    <div>
      <Counts report={report} />
      <QuestionList
        questions={report.questions}
        answers={props.answers}
        onAnswers={props.onAnswers}
      />
      <Warnings report={report} />
      <Replaced report={report} />
      <SetAside report={report} />
    </div>
  );
}
