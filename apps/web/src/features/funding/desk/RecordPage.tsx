import { Button, Group, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import {
  FUNDING_FORMS,
  FUNDING_TRUST,
  type FundingHistory,
  type FundingRecordBody,
} from '@pv/contract';
import { Link, useParams } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { parseKept, useDraft } from '../../../platform/drafts.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { minuteText, typedOf } from '../../../ui/days.ts';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { fieldErrorText } from '../../../ui/form/field.ts';
import { PageHeader, Section } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useCorrect, useRecord } from '../api.ts';
import classes from '../Funding.module.css';
import { type RecordProblems, readTyped, type TypedRecord, typedRecord } from './record-form.ts';

interface FieldsProps {
  typed: TypedRecord;
  problems: RecordProblems;
  type: (change: Partial<TypedRecord>) => void;
}

const LANGUAGES = ['ru', 'en'] as const;
const PARTS = ['name', 'operator', 'who', 'conditions'] as const;

/** What a record says in both languages. */
function Words({ typed, problems, type }: FieldsProps) {
  const { t } = useTexts();
  return PARTS.flatMap((part) =>
    LANGUAGES.map((language) => {
      const wrong = problems[`${part}.${language}`];
      const Field = part === 'conditions' ? Textarea : TextInput;
      return (
        <Field
          key={`${part}.${language}`}
          label={`${t(`navigator.desk.${part}`)}, ${t(`navigator.desk.both.${language}`).toLowerCase()}`}
          value={typed[part][language]}
          error={wrong && fieldErrorText(t, wrong)}
          onChange={(event) =>
            type({ [part]: { ...typed[part], [language]: event.currentTarget.value } })
          }
        />
      );
    }),
  );
}

function Money({ typed: { amount, form }, problems, type }: FieldsProps) {
  const { t } = useTexts();
  const bound = (end: 'from' | 'to') => (
    <NumberInput
      label={`${t('navigator.desk.amount')}: ${t(`navigator.desk.amount${end === 'from' ? 'From' : 'To'}`).toLowerCase()}`}
      value={amount[end] ?? ''}
      error={problems[`amount.${end}`] && t('fields.field_wrong')}
      min={0}
      allowDecimal={false}
      thousandSeparator=" "
      onChange={(value) =>
        type({ amount: { ...amount, [end]: typeof value === 'number' ? value : null } })
      }
    />
  );
  return (
    <div className={classes.triple}>
      {bound('from')}
      {bound('to')}
      <Select
        label={t('navigator.desk.currency')}
        data={['RUB', 'USD']}
        value={amount.currency}
        allowDeselect={false}
        onChange={(value) =>
          type({ amount: { ...amount, currency: value === 'USD' ? 'USD' : 'RUB' } })
        }
      />
      <Select
        label={t('navigator.desk.perLabel')}
        data={(['project', 'year'] as const).map((value) => ({
          value,
          label: t(`navigator.desk.per.${value}`),
        }))}
        value={amount.per}
        allowDeselect={false}
        onChange={(value) =>
          type({ amount: { ...amount, per: value === 'year' ? 'year' : 'project' } })
        }
      />
      <Select
        label={t('navigator.desk.form')}
        data={FUNDING_FORMS.map((value) => ({ value, label: t(`navigator.form.${value}`) }))}
        value={form}
        allowDeselect={false}
        onChange={(value) => type({ form: FUNDING_FORMS.find((one) => one === value) ?? form })}
      />
    </div>
  );
}

/** Where the facts come from, when they were checked and how sure they are. */
function Origin({ typed, problems, type }: FieldsProps) {
  const { t } = useTexts();
  const wrong = (name: string) => problems[name] && fieldErrorText(t, problems[name]);
  return (
    <>
      <TextInput
        label={t('navigator.desk.url')}
        value={typed.url}
        error={wrong('url')}
        onChange={(event) => type({ url: event.currentTarget.value })}
      />
      <TextInput
        label={t('navigator.desk.source')}
        value={typed.source}
        error={wrong('source')}
        onChange={(event) => type({ source: event.currentTarget.value })}
      />
      <DayInput
        label={t('navigator.desk.checkedAt')}
        value={typed.checked_at || null}
        error={wrong('checked_at')}
        onChange={(day) => type({ checked_at: day ?? '' })}
      />
      <TextInput
        label={t('navigator.desk.template')}
        value={typed.template ?? ''}
        error={wrong('template')}
        onChange={(event) => type({ template: event.currentTarget.value.trim() || null })}
      />
      <div className={classes.triple}>
        {(['amount', 'dates', 'conditions'] as const).map((part) => (
          <Select
            key={part}
            label={`${t('navigator.desk.trustTitle')}: ${t(`navigator.desk.trust.${part}`).toLowerCase()}`}
            data={FUNDING_TRUST.map((value) => ({ value, label: t(`navigator.trust.${value}`) }))}
            value={typed.trust[part]}
            allowDeselect={false}
            onChange={(value) =>
              type({
                trust: {
                  ...typed.trust,
                  [part]: FUNDING_TRUST.find((one) => one === value) ?? typed.trust[part],
                },
              })
            }
          />
        ))}
      </div>
    </>
  );
}

/** Demands and days as JSON: what is wrong is named by its path. */
function Rules({ typed, problems, type }: FieldsProps) {
  const { t } = useTexts();
  return (['criteria', 'windows'] as const).map((part) => {
    const wrong = Object.keys(problems).filter((path) => path.split('.')[0] === part);
    const said = problems[part] === 'json' ? t('navigator.desk.badJson') : null;
    const path = wrong.join(', ');
    return (
      <Textarea
        key={part}
        className={classes.wide ?? ''}
        label={t(`navigator.desk.${part}`)}
        description={t(`navigator.desk.${part}Hint`)}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        spellCheck={false}
        autosize
        minRows={3}
        maxRows={24}
        value={typed[part]}
        error={said ?? (path && t('navigator.desk.wrong', { path }))}
        onChange={(event) => type({ [part]: event.currentTarget.value })}
      />
    );
  });
}

function History({
  told,
  onTake,
}: {
  told: FundingHistory;
  onTake: (record: FundingRecordBody) => void;
}) {
  const { t } = useTexts();
  if (told.history.length === 0) {
    return <p className={classes.empty}>{t('navigator.desk.noHistory')}</p>;
  }
  return (
    <ul className={classes.list}>
      {told.history.map(({ version, record, editor, at }) => (
        <li key={version} className={classes.level}>
          {[
            minuteText(at, t),
            t(`navigator.desk.${record ? 'wasChanged' : 'wasReset'}`),
            ...(editor ? [editor] : []),
          ].join(' · ')}{' '}
          {record && (
            <Button variant="subtle" size="compact-sm" onClick={() => onTake(record)}>
              {t('navigator.desk.take')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The record as it is typed, kept on this device until it is saved, with the version that it was typed over. */
function useTyped({ code, record, version }: FundingHistory) {
  const draft = useDraft(`funding.record.${code}`);
  const [typed, setTyped] = useState(() => {
    const saved = { ...typedRecord(record), version };
    return { ...saved, ...parseKept(draft.read(), saved) };
  });
  return {
    typed,
    unsaved: () => draft.read() !== null,
    type(change: Partial<typeof typed>) {
      // by what stands there now: a newer version is read while somebody types on
      setTyped((before) => {
        const next = { ...before, ...change };
        draft.keep(JSON.stringify(next));
        return next;
      });
    },
    /** It is now what stands on the server. */
    settle(saved: FundingHistory) {
      setTyped({ ...typedRecord(saved.record), version: saved.version });
      draft.drop();
    },
  };
}

/** What is asked about before it is done: a state of the history to take, or what came with the product. */
type Asked = { kind: 'take'; record: FundingRecordBody } | { kind: 'reset' };

interface EditingProps {
  told: FundingHistory;
  /** Reads the record anew and gives its version. */
  onStale: () => Promise<number>;
}

function Editing({ told, onStale }: EditingProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { typed, unsaved, type, settle } = useTyped(told);
  const [problems, setProblems] = useState<RecordProblems>({});
  const [asked, setAsked] = useState<Asked | null>(null);
  const correct = useCorrect(told.code);
  async function save(event: FormEvent) {
    event.preventDefault();
    const read = readTyped(typed);
    setProblems(read.problems ?? {});
    if (!read.record) return;
    try {
      settle(await correct.save(read.record, typed.version));
      toasts.success(t('navigator.desk.saved'));
    } catch (error) {
      if (!isApiError(error, 'stale_version')) return toasts.failure(error);
      // what was typed stays, the newer state comes into the history beside it
      toasts.warning(t('navigator.desk.stale_version'));
      type({ version: await onStale() });
    }
  }
  async function reset() {
    const fresh = await correct.reset(told.version).catch(() => null);
    if (!fresh) return;
    settle(fresh);
    setProblems({});
    toasts.success(t('navigator.desk.resetDone'));
  }
  const take = (record: FundingRecordBody) => type(typedRecord(record));
  function confirm() {
    setAsked(null);
    if (asked?.kind === 'take') take(asked.record);
    if (asked?.kind === 'reset') void reset();
  }
  const fields = { typed, problems, type };
  return (
    <>
      <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
        <Words {...fields} />
        <Money {...fields} />
        <Origin {...fields} />
        <Rules {...fields} />
        <Group className={classes.wide ?? ''}>
          <Button type="submit" loading={correct.busy}>
            {t('navigator.desk.save')}
          </Button>
          <Button
            variant="default"
            onClick={() => type({ checked_at: typedOf(new Date()).slice(0, 10) })}
          >
            {t('navigator.desk.today')}
          </Button>
          {told.corrected && (
            <Button
              variant="default"
              disabled={correct.busy}
              onClick={() => setAsked({ kind: 'reset' })}
            >
              {t('navigator.desk.reset')}
            </Button>
          )}
        </Group>
      </form>
      <Section title={t('navigator.desk.history')}>
        <History
          told={told}
          onTake={(record) => (unsaved() ? setAsked({ kind: 'take', record }) : take(record))}
        />
      </Section>
      <ConfirmDialog
        opened={asked !== null}
        title={t(`navigator.desk.${asked?.kind ?? 'take'}Ask`)}
        confirm={t(`navigator.desk.${asked?.kind ?? 'take'}`)}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      >
        {t(`navigator.desk.${asked?.kind ?? 'take'}Text`)}
      </ConfirmDialog>
    </>
  );
}

/** Where an editor corrects a record of the catalogue of money. */
export function RecordPage() {
  const { t, locale } = useTexts();
  const { code } = useParams({ from: '/protected/funding-desk/$code' });
  const found = useRecord(code);
  if (isApiError(found.error, 'not_found', 'validation_failed')) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        title={found.data?.record.name[locale] ?? t('navigator.desk.title')}
        above={<Link to="/funding-desk">{t('navigator.desk.back')}</Link>}
      />
      {found.data && (
        <Editing
          key={code}
          told={found.data}
          onStale={async () => (await found.refetch()).data?.version ?? 0}
        />
      )}
      {!found.data &&
        (found.isError ? (
          <LoadFailure error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <RowsSkeleton rows={8} />
        ))}
    </>
  );
}
