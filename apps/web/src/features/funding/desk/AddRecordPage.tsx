import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { parseKept, useDraft } from '../../../platform/drafts.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useAddRecord, useRecords } from '../api.ts';
import classes from '../Funding.module.css';
import { RecordFields } from './RecordFields.tsx';
import { emptyRecord, typedRecord, useProblems } from './record-form.ts';

/** Where an editor adds a record to the catalogue of money; what is typed is kept on this device. */
export function AddRecordPage() {
  const { t } = useTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const draft = useDraft('funding.record.new');
  const [typed, setTyped] = useState(() => {
    const empty = typedRecord(emptyRecord());
    return { ...empty, ...parseKept(draft.read(), empty) };
  });
  const { problems, sent } = useProblems();
  const add = useAddRecord();
  // whoever is no editor is told nothing of the catalogue
  const { error, refetch } = useRecords();
  if (isApiError(error, 'not_found')) return <NotFoundPage />;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  async function save(event: FormEvent<HTMLFormElement>) {
    const record = sent(event, typed);
    if (!record) return;
    try {
      const { code } = await add.mutateAsync({ body: { record } });
      draft.drop();
      toasts.success(t('navigator.desk.added'));
      await navigate({ to: '/funding-desk/$code', params: { code }, replace: true });
    } catch (refusal) {
      toasts.failure(refusal);
    }
  }
  return (
    <>
      <PageHeader
        title={t('navigator.desk.adding')}
        above={<Link to="/funding-desk">{t('navigator.desk.back')}</Link>}
      />
      <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
        <RecordFields
          typed={typed}
          problems={problems}
          type={(change) => {
            const next = { ...typed, ...change };
            draft.keep(JSON.stringify(next));
            setTyped(next);
          }}
        />
        <div className={classes.wide}>
          <Button type="submit" loading={add.isPending}>
            {t('navigator.desk.add')}
          </Button>
        </div>
      </form>
    </>
  );
}
