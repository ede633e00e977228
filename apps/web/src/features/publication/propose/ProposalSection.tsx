import { Button, Text } from '@mantine/core';
import type { Proposal } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { longDay } from '../../../ui/days.ts';
import { Section } from '../../../ui/PageHeader.tsx';
import { useProposal, useWithdraw } from '../api.ts';
import { ARTICLE_PATHS } from '../section-paths.ts';
import { ProposalForm } from './ProposalForm.tsx';

/** Where a proposal stands, in a sentence. */
function StateOf({ proposal }: { proposal: Proposal }) {
  const { t, locale } = useTexts();
  const { status, article, created_at: at } = proposal;
  const section = t(`publication.section.${proposal.section}`);
  const date = longDay(at, locale);
  return (
    <>
      <Text>
        {t(`publication.propose.state.${article ? 'published' : status}`, { section, date })}
      </Text>
      {proposal.reason && <Text>{t('publication.propose.why', { reason: proposal.reason })}</Text>}
      {article && (
        <Link to={ARTICLE_PATHS[article.section]} params={{ articlePathName: article.slug }}>
          {t('publication.propose.read')}
        </Link>
      )}
    </>
  );
}

/** Offering the finished article of a project to the site: the form, then what came of it. */
export function ProposalSection({ projectId }: { projectId: string }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { data } = useProposal(projectId);
  const withdraw = useWithdraw();
  const [again, setAgain] = useState(false);
  if (!data || (!data.proposal && !data.can.propose)) return null;
  const { proposal, can } = data;
  const takeBack = () =>
    withdraw.mutate(
      { params: { id: projectId } },
      { onSuccess: () => toasts.success(t('publication.propose.withdrawn')) },
    );
  return (
    <Section title={t('publication.propose.title')} id="publication">
      {proposal && <StateOf proposal={proposal} />}
      {can.withdraw && (
        <Button mt="sm" variant="default" loading={withdraw.isPending} onClick={takeBack}>
          {t('publication.propose.withdraw')}
        </Button>
      )}
      {can.propose && proposal && !again && (
        <Button mt="sm" variant="default" onClick={() => setAgain(true)}>
          {t('publication.propose.again')}
        </Button>
      )}
      {can.propose && (!proposal || again) && (
        <ProposalForm projectId={projectId} onSent={() => setAgain(false)} />
      )}
    </Section>
  );
}
