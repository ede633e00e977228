import { Button, Group } from '@mantine/core';
import type { FundingHistory, FundingRecordBody } from '@pv/contract';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { parseKept, useDraft } from '../../../platform/drafts.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { PageHeader, Section } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useCorrect, useRecord } from '../api.ts';
import classes from '../Funding.module.css';
import { RecordFields } from './RecordFields.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import { deviceDay, typedRecord, useProblems } from './record-form.ts';

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
    discard: () => draft.drop(),
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

/** What is asked about before it is done: a state of the history or of the product to take, or taking it out. */
type Asked = { kind: 'take'; record: FundingRecordBody } | { kind: 'reset' | 'remove' };

interface EditingProps {
  told: FundingHistory;
  /** Reads the record anew and gives its version. */
  onStale: () => Promise<number>;
}

function Editing({ told, onStale }: EditingProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { typed, unsaved, type, settle, discard } = useTyped(told);
  const { problems, forget, sent } = useProblems();
  const [asked, setAsked] = useState<Asked | null>(null);
  const correct = useCorrect(told.code);
  async function save(event: FormEvent<HTMLFormElement>) {
    const record = sent(event, typed);
    if (!record) return;
    try {
      settle(await correct.save(record, typed.version));
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
    forget();
    toasts.success(t('navigator.desk.resetDone'));
  }
  async function remove() {
    try {
      await correct.remove(told.version);
      discard();
      toasts.success(t('navigator.desk.removed'));
      await navigate({ to: '/funding-desk' });
    } catch (error) {
      toasts.failure(error);
    }
  }
  const take = (record: FundingRecordBody) => type(typedRecord(record));
  function confirm() {
    setAsked(null);
    if (asked?.kind === 'take') take(asked.record);
    if (asked?.kind === 'reset') void reset();
    if (asked?.kind === 'remove') void remove();
  }
  const fields = { typed, problems, type };
  return (
    <>
      <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
        <RecordFields {...fields} />
        <Group className={classes.wide ?? ''}>
          <Button type="submit" loading={correct.busy}>
            {t('navigator.desk.save')}
          </Button>
          <Button variant="default" onClick={() => type({ checked_at: deviceDay() })}>
            {t('navigator.desk.today')}
          </Button>
          {told.added && (
            <Button
              variant="default"
              disabled={correct.busy}
              onClick={() => setAsked({ kind: 'remove' })}
            >
              {t('navigator.desk.remove')}
            </Button>
          )}
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
        <RecordHistory
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
