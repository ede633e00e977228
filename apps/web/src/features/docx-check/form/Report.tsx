import { Button } from '@mantine/core';
import type { DocxCopy, DocxGroup, DocxPlace, DocxReport } from '@pv/contract';
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { saveFile } from '../../../platform/api/save.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { useDocxCopy } from '../api.ts';
import classes from '../DocxCheck.module.css';

const SEVERITIES = ['must', 'should', 'practice'] as const;

function Place({ place }: { place: DocxPlace }) {
  const { t } = useTexts();
  const { page, under, quote, message } = place;
  const where = [
    page !== null && t('docxReport.page', { page }),
    under !== '' && t('docxReport.under', { title: under }),
  ].filter(Boolean);
  return (
    <li>
      <span className={classes.where}>
        {quote === '' ? t('docxReport.whole') : where.join(', ')}
      </span>
      {quote !== '' && <q>{quote}</q>}
      <span>{message}</span>
    </li>
  );
}

/** One rule with its places; folded, as a long work breaks one rule hundreds of times. */
function Group({ group }: { group: DocxGroup }) {
  const { t } = useTexts();
  const { title, advice, clause, standard, severity, count, mendable, places } = group;
  const left = count - places.length;
  return (
    <details className={classes.group} data-severity={severity}>
      <summary>
        <span className={classes.rule}>{title}</span>
        <span className={classes.count}>{count}</span>
        <span className={classes.clause}>
          {t(`docxReport.severity.${severity}`)} · {[standard, clause].filter(Boolean).join(', ')}
          {mendable > 0 && ` · ${t('docxReport.mendable')}`}
        </span>
      </summary>
      <p className={classes.advice}>{advice}</p>
      <ul className={classes.places}>
        {places.map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two places may read the same
          <Place key={index} place={place} />
        ))}
      </ul>
      {left > 0 && <p className={classes.advice}>{t('docxReport.more', { count: left })}</p>}
    </details>
  );
}

interface ReportProps {
  file: File;
  report: DocxReport;
  onAgain: () => void;
}

function Copies({ file, report }: Omit<ReportProps, 'onAgain'>) {
  const { t } = useTexts();
  const toasts = useToasts();
  const order = useDocxCopy();
  const mendable = report.groups.reduce((sum, group) => sum + group.mendable, 0);
  const take = (copy: DocxCopy) => {
    if (order.isPending) return;
    const name = file.name.replace(/\.docx$/i, '');
    order.mutate(
      { query: { copy, pass: report.pass }, body: file },
      {
        onSuccess: (made) => {
          const bytes = new Blob([made], { type: made.type });
          const saved = saveFile(bytes, `${name} — ${t(`docxReport.${copy}`)}.docx`);
          toasts.file(t('docxReport.saved', { name: saved }));
        },
      },
    );
  };
  const button = (copy: DocxCopy, note: string, disabled = false) => (
    <div className={classes.copy}>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        disabled={disabled}
        loading={order.isPending && order.variables.query?.copy === copy}
        onClick={() => take(copy)}
      >
        {t(`docxReport.${copy}`)}
      </Button>
      <p>{note}</p>
    </div>
  );
  return (
    <section className={classes.copies} aria-label={t('docxReport.copies')}>
      {button(
        'mended',
        mendable > 0 ? t('docxReport.mendedNote', { count: mendable }) : t('docxReport.nothing'),
        mendable === 0,
      )}
      {button('commented', t('docxReport.commentedNote'))}
    </section>
  );
}

/** What the check of a file has found, and its copies. */
export default function Report({ file, report, onAgain }: ReportProps) {
  const { t } = useTexts();
  const { groups } = report;
  const countOf = (severity?: DocxGroup['severity']) =>
    groups
      .filter((group) => severity === undefined || group.severity === severity)
      .reduce((sum, { count }) => sum + count, 0);
  const clean = groups.length === 0;
  return (
    <div className={classes.report}>
      <div className={classes.chosen}>
        <p>{file.name}</p>
        <Button variant="default" size="compact-sm" onClick={onAgain}>
          {t('checkDocx.other')}
        </Button>
      </div>
      <h2 role="status">
        {clean ? t('docxReport.clean') : t('docxReport.found', { count: countOf() })}
      </h2>
      {clean ? (
        <p>{t('docxReport.cleanNote')}</p>
      ) : (
        <>
          <p className={classes.kept}>
            {SEVERITIES.map((one) => t(`docxReport.${one}`, { count: countOf(one) })).join(' · ')}
            {'. '}
            {t(report.pages_known ? 'docxReport.pages' : 'docxReport.noPages')}
          </p>
          <Copies file={file} report={report} />
          {groups.map((group) => (
            <Group key={group.rule} group={group} />
          ))}
        </>
      )}
      <p>
        {t('docxReport.editor')} <Link to="/editor">{t('docxReport.toEditor')}</Link>
      </p>
    </div>
  );
}
