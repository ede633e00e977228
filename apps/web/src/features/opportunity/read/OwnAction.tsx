import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useStanding } from '../api.ts';

interface OwnActionProps {
  id: string;
  /** What leads to a response, for whoever may send one. */
  respond: ReactNode;
  /** Stands there until it is known which. */
  coming: ReactNode;
}

/** Where somebody signed in goes on from an opportunity: to what he has responded, or to what he has posted. */
export function OwnAction({ id, respond, coming }: OwnActionProps) {
  const { t, locale } = useTexts();
  const { data, error } = useStanding(id);
  // whoever has an empty profile is sent to it by the page of responding
  if (!data) return error ? respond : coming;
  const { can, response, responses } = data;
  if (can.read_responses) {
    return (
      <Button
        renderRoot={(root) => <Link {...root} to="/opportunities/$id/manage" params={{ id }} />}
      >
        {responses > 0
          ? t('opportunityList.received', { count: responses })
          : t('opportunityList.manage')}
      </Button>
    );
  }
  if (!response || response.status === 'withdrawn') return respond;
  const status = t(`opportunities.response.status.${response.status}`);
  return (
    <Button
      variant="default"
      renderRoot={(root) => (
        <Link {...root} to="/opportunities/responses/$id" params={{ id: response.id }} />
      )}
    >
      {t('opportunityList.responded', { status: status.toLocaleLowerCase(locale) })}
    </Button>
  );
}
