import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import classes from './EditableDates.module.css';

type Dates = { starts_at: string | null; ends_at: string | null };

/** The first and the last day; saved as soon as both fit. */
export function EditableDates(props: {
  value: Dates;
  editable: boolean;
  onSave: (dates: Dates) => Promise<unknown>;
}) {
  const { t } = useTexts();
  const [draft, setDraft] = useState<Dates | null>(null);
  const dates = draft ?? props.value;
  const reversed = Boolean(dates.starts_at && dates.ends_at && dates.ends_at < dates.starts_at);

  async function change(part: Partial<Dates>) {
    const next = { ...dates, ...part };
    setDraft(next);
    if (next.starts_at && next.ends_at && next.ends_at < next.starts_at) return;
    await props.onSave(next).then(
      () => setDraft(null),
      () => setDraft(null),
    );
  }

  return (
    <div className={classes.dates}>
      <DayInput
        label={t('projectPage.startsAt')}
        value={dates.starts_at}
        readOnly={!props.editable}
        onChange={(starts_at) => void change({ starts_at })}
      />
      <DayInput
        label={t('projectPage.endsAt')}
        value={dates.ends_at}
        readOnly={!props.editable}
        error={reversed}
        onChange={(ends_at) => void change({ ends_at })}
      />
      {reversed && (
        <Text c="red" size="sm" role="alert">
          {t('errors.dates_reversed')}
        </Text>
      )}
    </div>
  );
}
