import { Radio, Text } from '@mantine/core';
import type { Place } from '@pv/gost';
import type {
  CountName,
  ImportReport,
  Question,
  QuestionOption,
  WarningCode,
} from '@pv/gost/import-report';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './QuestionList.module.css';
import reportViewClasses from './ReportView.module.css';

/** The answer that leaves a place for later: nothing is sent for it and the text stays where it stands. */
const LATER = '';

function useOptionWords() {
  const { t, dynamic } = useTexts();
  return (option: QuestionOption): string => {
    switch (option.action) {
      case 'appendix':
      case 'split':
        return t(`documents.import.option.${option.action}`, { letter: option.letter });
      case 'section':
        return t('documents.import.option.section', {
          kind: dynamic(`documents.import.became.${option.kind}`),
        });
      case 'heading':
        return t('documents.import.option.heading', { level: option.level });
      default:
        return t(`documents.import.option.${option.action}`);
    }
  };
}

/** Places that the import is not sure of. Each is answered or left for later, never guessed. */
function QuestionList(props: {
  questions: readonly Question[];
  answers: Record<string, string>;
  onAnswers: (answers: Record<string, string>) => void;
}) {
  const { t } = useTexts();
  const words = useOptionWords();
  const { questions, answers, onAnswers } = props;
  if (questions.length === 0) return null;

  function answer(id: string, value: string) {
    const { [id]: _, ...others } = answers;
    onAnswers(value === LATER ? others : { ...others, [id]: value });
  }

  return (
    <section className={classes.questions} aria-label={t('documents.import.questionsTitle')}>
      <h3 className={classes.title}>
        {t('documents.import.questions', { count: questions.length })}
      </h3>
      {questions.map((question) => (
        <fieldset key={question.id} className={classes.question}>
          <legend>{t(`documents.import.question.${question.kind}`)}</legend>
          <blockquote className={classes.excerpt}>{question.excerpt}</blockquote>
          <Text size="sm" c="dimmed" mb="xs">
            {t('documents.import.contents', question.counts)}
          </Text>
          <Radio.Group
            value={answers[question.id] ?? LATER}
            onChange={(value) => answer(question.id, value)}
          >
            <div className={classes.options}>
              {question.options.map((option) => (
                <Radio
                  key={option.value}
                  value={option.value}
                  label={
                    option.value === question.suggested
                      ? t('documents.import.suggested', { option: words(option) })
                      : words(option)
                  }
                />
              ))}
              <Radio value={LATER} label={t('documents.import.option.later')} />
            </div>
          </Radio.Group>
        </fieldset>
      ))}
    </section>
  );
}

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

function Fold(props: { title: string; opened?: boolean; children: ReactNode }) {
  const { title, opened, children } = props;
  return (
    <details className={reportViewClasses.fold} open={opened}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** Code is counted with and without a caption, as in the questions. */
const shownCount = ({ counts }: ImportReport, name: CountName): number =>
  name === 'listings' ? counts.listings + counts.codeBlocks : counts[name];

function Counts({ report }: { report: ImportReport }) {
  const { t, dynamic, locale } = useTexts();
  const number = new Intl.NumberFormat(locale);
  return (
    <dl className={reportViewClasses.counts}>
      {SHOWN.map((name) => (
        <div key={name}>
          <dt>{dynamic(`documents.import.count.${name}`)}</dt>
          <dd>
            {number.format(shownCount(report, name))}
            {name === 'listings' && report.counts.codeBlocks > 0 && (
              <small>
                {t('documents.import.uncaptioned', { count: report.counts.codeBlocks })}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Typed labels that became live ones, by what they became: «ссылка на рисунок: 12», each text once. */
function Replaced({ report }: { report: ImportReport }) {
  const { t, dynamic } = useTexts();
  const rows = report.entries.filter((entry) => entry.was !== '');
  if (rows.length === 0) return null;
  return (
    <Fold title={t('documents.import.entries', { count: rows.length })}>
      {[...Map.groupBy(rows, ({ became }) => became)].map(([became, own]) => (
        <details key={became} className={reportViewClasses.kind}>
          <summary>
            {t('documents.import.entriesOf', {
              what: dynamic(`documents.import.became.${became}`),
              count: own.length,
            })}
          </summary>
          <ul className={reportViewClasses.lines}>
            {[...Map.groupBy(own, ({ was }) => was)].map(([was, same]) => (
              <li key={was}>
                <q>{was}</q>
                {same.length > 1 && ` × ${same.length}`}
              </li>
            ))}
          </ul>
        </details>
      ))}
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
      <ul className={reportViewClasses.lines}>
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

/** Parts that the file does not have and the document does: no places to look at. */
const PARTS: ReadonlySet<WarningCode> = new Set(['abstract_missing', 'contents_missing']);

function Parts({ report }: { report: ImportReport }) {
  const { dynamic } = useTexts();
  const missing = report.warnings.filter(({ code }) => PARTS.has(code));
  return missing.map(({ code }) => (
    <Text key={code} size="sm" mb="xs">
      {dynamic(`documents.import.warning.${code}`)}.
    </Text>
  ));
}

type Warning = ImportReport['warnings'][number];

/** What a warning is about in the author's own words, where the import has noted them. */
const wordsOf = ({ values: { text, was, now, what } }: Warning): string =>
  now === undefined ? String(text ?? was ?? what ?? '') : `${was} → ${now}`;

/** Goes to what a line of the report is about. */
export type GoTo = (place: Place) => void;

function Warnings({ report, onGo }: { report: ImportReport; onGo?: GoTo | undefined }) {
  const { t, dynamic } = useTexts();
  const warnings = report.warnings.filter(({ code }) => !PARTS.has(code));
  if (warnings.length === 0) return null;
  return (
    <Fold
      opened={onGo !== undefined}
      title={t('documents.import.warnings', { count: warnings.length })}
    >
      <ul className={reportViewClasses.lines}>
        {[...Map.groupBy(warnings, ({ code }) => code)].map(([code, own]) => (
          <li key={code}>
            {dynamic(`documents.import.warning.${code}`, own[0]?.values)}
            {own.length > 1 && ` × ${own.length}`}
            <WarningPlaces warnings={own} onGo={onGo} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** The places of warnings of one kind: buttons where the document is there to be shown. */
function WarningPlaces({
  warnings,
  onGo,
}: {
  warnings: readonly Warning[];
  onGo?: GoTo | undefined;
}) {
  const { t } = useTexts();
  const shown = warnings.filter((warning) => (onGo && warning.place) || wordsOf(warning) !== '');
  if (shown.length === 0) return null;
  return (
    <ul className={reportViewClasses.places}>
      {shown.map((warning, index) => {
        const { place } = warning;
        const words = wordsOf(warning) || t('documents.import.place');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the report never changes
          <li key={index}>
            {onGo && place ? (
              <button type="button" className={reportViewClasses.place} onClick={() => onGo(place)}>
                {words}
              </button>
            ) : (
              <q>{words}</q>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Questions that were left for later: they lead to their places, where the text stands as it stood. */
function OpenQuestions({ questions, onGo }: { questions: readonly Question[]; onGo: GoTo }) {
  const { t } = useTexts();
  if (questions.length === 0) return null;
  return (
    <Fold opened title={t('documents.import.openQuestions', { count: questions.length })}>
      <ul className={reportViewClasses.places}>
        {questions.map(({ id, excerpt, place }) => (
          <li key={id}>
            <button type="button" className={reportViewClasses.place} onClick={() => onGo(place)}>
              {excerpt || t('documents.import.place')}
            </button>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** The report of an import that is applied: what is to be looked at leads to its place in the document. */
export function AppliedReport({ report, onGo }: { report: ImportReport; onGo: GoTo }) {
  return (
    <div>
      <OpenQuestions questions={report.questions} onGo={onGo} />
      <Warnings report={report} onGo={onGo} />
      <Replaced report={report} />
      <SetAside report={report} />
    </div>
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
      <Parts report={report} />
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
