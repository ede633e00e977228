import type { Application } from '@pv/contract';
import { useRef } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { useChangeApplication } from '../api.ts';

/**
 * Until when the call takes applications. A field that is emptied while it is typed in takes the day away once
 * it is left empty: until then, and with what is no day in it, the day that is kept stays.
 */
export function Deadline({ application: { id, deadline } }: { application: Application }) {
  const { t } = useTexts();
  const change = useChangeApplication();
  const place = useRef<HTMLDivElement>(null);
  const emptied = useRef(false);
  const save = (day: string | null) => change.mutate({ params: { id }, body: { deadline: day } });

  function hear(day: string | null) {
    emptied.current = day === null && Boolean(place.current?.contains(document.activeElement));
    if (!emptied.current) save(day);
  }
  function leave() {
    if (emptied.current && deadline !== null) save(null);
    emptied.current = false;
  }
  return (
    <div ref={place}>
      <DayInput
        label={t('applications.deadline')}
        value={deadline}
        onChange={hear}
        onBlur={({ currentTarget }) => {
          if (currentTarget.value.trim() === '') leave();
        }}
      />
    </div>
  );
}
