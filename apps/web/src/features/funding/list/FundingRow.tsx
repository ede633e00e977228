import { Button, Group, VisuallyHidden } from '@mantine/core';
import type { FundingFindingView, MatchedFunding, Navigator } from '@pv/contract';
import {
  IconBell,
  IconBellFilled,
  IconCalendarPlus,
  IconChevronRight,
  IconCircleCheck,
  IconCircleX,
  IconExternalLink,
  IconHelpCircle,
  IconProgressAlert,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useMay } from '../../publication/public.ts';
import { useCallFile, useRemind } from '../api.ts';
import classes from '../Funding.module.css';
import type { FundingWords } from './use-funding-words.ts';

const ICON = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;
const VERDICT_ICON = {
  fits: IconCircleCheck,
  unknown: IconHelpCircle,
  missing: IconProgressAlert,
  no: IconCircleX,
} as const;

interface RowProps {
  record: MatchedFunding;
  of: Pick<Navigator, 'project' | 'leader'>;
  words: FundingWords;
  open: boolean;
  onToggle: () => void;
}

/** Where what is missing is filled in. */
function Fill({
  fill,
  record,
  of,
}: Pick<RowProps, 'record' | 'of'> & Pick<FundingFindingView, 'fill'>) {
  const { t } = useTexts();
  const { id, type } = of.project;
  switch (fill) {
    case 'readiness':
      return (
        <Link to="/project/$projectType/$id/readiness" params={{ projectType: type, id }}>
          {t('navigator.fill.readiness')}
        </Link>
      );
    case 'passport':
      return (
        <Link to="/project/$projectType/$id/passport" params={{ projectType: type, id }}>
          {t('navigator.fill.passport')}
        </Link>
      );
    case 'profile':
      return of.leader?.is_me ? (
        <Link to="/profile">{t('navigator.fill.profile')}</Link>
      ) : (
        <span>{t('navigator.fill.profileOf')}</span>
      );
    case 'source':
      return (
        <a href={record.url} target="_blank" rel="noreferrer">
          {t('navigator.fill.source')}
        </a>
      );
    default:
      return null;
  }
}

function Verdict(props: {
  verdict: FundingFindingView['verdict'];
  need: string;
  reason: string;
  fill?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTexts();
  const Icon = VERDICT_ICON[props.verdict];
  return (
    <li className={classes.finding} data-verdict={props.verdict}>
      <Icon {...ICON} className={classes.mark} />
      <div>
        <p className={classes.need}>{props.need}</p>
        <p className={classes.reason}>
          {props.reason ? (
            <>
              <VisuallyHidden>{t(`navigator.verdict.${props.verdict}`)}. </VisuallyHidden>
              {props.reason}
            </>
          ) : (
            t(`navigator.verdict.${props.verdict}`)
          )}
          {props.fill && <> · {props.fill}</>}
        </p>
        {props.children}
      </div>
    </li>
  );
}

function Findings({ record, of, words }: Pick<RowProps, 'record' | 'of' | 'words'>) {
  const { t } = useTexts();
  return (
    <ul className={classes.findings} aria-label={t('navigator.criteria')}>
      <Verdict
        verdict={record.days.verdict}
        need={t('navigator.need.days')}
        reason={words.callReason(record)}
        fill={record.days.verdict === 'unknown' && <Fill fill="source" record={record} of={of} />}
      />
      {record.findings.map((finding) => (
        <Verdict
          key={JSON.stringify(finding.criterion)}
          verdict={finding.verdict}
          need={words.need(finding.criterion)}
          reason={finding.of ? '' : words.reason(finding)}
          fill={!finding.of && finding.fill && <Fill fill={finding.fill} record={record} of={of} />}
        >
          {finding.of && (
            <ul className={classes.findings}>
              {finding.of.map((one) => (
                <Verdict
                  key={JSON.stringify(one.criterion)}
                  verdict={one.verdict}
                  need={words.need(one.criterion)}
                  reason={words.reason(one)}
                  fill={one.fill && <Fill fill={one.fill} record={record} of={of} />}
                />
              ))}
            </ul>
          )}
        </Verdict>
      ))}
    </ul>
  );
}

function Actions({ record, of }: Pick<RowProps, 'record' | 'of'>) {
  const { t } = useTexts();
  const { id } = of.project;
  const file = useCallFile(id, record.code);
  const remind = useRemind(id, record);
  const dated = record.call.state === 'open' || record.call.state === 'later';
  const deadline = (dated && record.call.to) || undefined;
  const edits = useMay('write_articles');
  return (
    <Group gap="xs" mt="sm">
      {record.template && (
        <Button
          size="compact-md"
          renderRoot={(root) => (
            <Link
              {...root}
              to="/grant-applications/new"
              search={{ record: record.code, project: id, deadline }}
            />
          )}
        >
          {t('navigator.apply')}
        </Button>
      )}
      {dated && (
        <>
          <Button
            size="compact-md"
            variant="default"
            leftSection={<IconCalendarPlus {...ICON} />}
            loading={file.busy}
            onClick={file.save}
          >
            {t('navigator.toCalendar')}
          </Button>
          <Button
            size="compact-md"
            variant="default"
            aria-pressed={record.reminded}
            leftSection={record.reminded ? <IconBellFilled {...ICON} /> : <IconBell {...ICON} />}
            loading={remind.busy}
            onClick={remind.toggle}
          >
            {t(record.reminded ? 'navigator.reminded' : 'navigator.remind')}
          </Button>
        </>
      )}
      <Button
        size="compact-md"
        variant="subtle"
        component="a"
        href={record.url}
        target="_blank"
        rel="noreferrer"
        rightSection={<IconExternalLink {...ICON} />}
      >
        {t('navigator.page')}
      </Button>
      {edits && (
        <Link to="/funding-desk/$code" params={{ code: record.code }}>
          {t('navigator.desk.correct')}
        </Link>
      )}
    </Group>
  );
}

function Facts({ record, words }: Pick<RowProps, 'record' | 'words'>) {
  const { t, locale } = useTexts();
  const parts = ['amount', 'dates', 'conditions'] as const;
  return (
    <dl className={classes.facts}>
      <dt>{t('navigator.who')}</dt>
      <dd>{record.who[locale]}</dd>
      <dt>{t('navigator.conditions')}</dt>
      <dd>
        {record.conditions[locale]} {words.callSentence(record.call)}.
      </dd>
      <dt>{t('navigator.desk.trustTitle')}</dt>
      <dd>
        {parts
          .map((part) =>
            t(`navigator.trustOf.${part}`, { trust: t(`navigator.trust.${record.trust[part]}`) }),
          )
          .join(' · ')}
        {'. '}
        {t('navigator.source', { source: record.source })}
      </dd>
    </dl>
  );
}

/** What keeps a record from fitting, a sentence each: what refuses it, else what is missing. */
function shortReasons({ findings, days, call }: MatchedFunding, words: FundingWords) {
  const refused = [days, ...findings].some(({ verdict }) => verdict === 'no');
  const which = refused ? ['no'] : ['missing', 'unknown'];
  const own = findings.filter(({ verdict }) => which.includes(verdict)).map(words.reason);
  return which.includes(days.verdict) ? [words.callReason({ days, call }), ...own] : own;
}

/** A record: what it gives until when, and, opened, each demand with its reason. */
export function FundingRow({ record, of, words, open, onToggle }: RowProps) {
  const { t, locale } = useTexts();
  const panel = useId();
  const reasons = shortReasons(record, words).map((reason) => `${reason}.`);
  const amount = words.amount(record.amount);
  const unsure = record.trust.amount !== 'confirmed' && amount !== t('navigator.amount.unknown');
  return (
    <li className={classes.row} id={record.code} data-group={record.group}>
      <h3 className={classes.name}>
        <button type="button" aria-expanded={open} aria-controls={panel} onClick={onToggle}>
          <IconChevronRight {...ICON} className={classes.chevron} />
          {record.name[locale]}
        </button>
      </h3>
      <p className={classes.call} data-state={record.call.state}>
        {words.call(record.call)}
      </p>
      <p className={classes.line}>
        {[
          t(`navigator.form.${record.form}`),
          unsure ? `${amount} (${t(`navigator.trust.${record.trust.amount}`)})` : amount,
          record.operator[locale],
        ].join(' · ')}
      </p>
      {reasons.length > 0 && <p className={classes.why}>{reasons.join(' ')}</p>}
      <div id={panel} hidden={!open} className={classes.panel}>
        {open && (
          <>
            <Facts record={record} words={words} />
            <p className={classes.checked} data-stale={record.stale || undefined}>
              {t(record.stale ? 'navigator.checkedOld' : 'navigator.checked', {
                day: words.day(record.checked_at),
              })}
            </p>
            <h4 className={classes.caption}>{t('navigator.criteria')}</h4>
            <Findings record={record} of={of} words={words} />
            <Actions record={record} of={of} />
          </>
        )}
      </div>
    </li>
  );
}
