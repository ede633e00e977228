import { Button, Radio, Stack, Text, Textarea } from '@mantine/core';
import { ARTICLE_SECTION_CODES, type ArticleSection, type Proposal } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useDraft } from '../../../platform/drafts.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { longDay } from '../../../ui/days.ts';
import { tooLong } from '../../../ui/form/field.ts';
import { Section } from '../../../ui/PageHeader.tsx';
import { useProposal, usePropose, useWithdraw } from '../api.ts';
import { ARTICLE_PATHS } from '../section-paths.ts';

const LONGEST = 2000;

/** Which section an article is offered to, and a word to the editors; the words outlive the page. */
function ProposalForm({ projectId, onSent }: { projectId: string; onSent: () => void }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const propose = usePropose();
  const draft = useDraft(`proposal.${projectId}`);
  const [section, setSection] = useState<ArticleSection>('science');
  const [message, setMessage] = useState(() => draft.read() ?? '');
  const long = tooLong(t, message, LONGEST);
  function submit() {
    if (long) return;
    propose.mutateAsync({ params: { id: projectId }, body: { section, message } }).then(
      // also where the page was left before the answer, or shows the proposal by then
      () => {
        draft.settle(message);
        toasts.success(t('publication.propose.sent'));
        onSent();
      },
      () => undefined,
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="md" maw={640}>
        <Text>{t('publication.propose.lead')}</Text>
        <Radio.Group
          label={t('publication.propose.section')}
          value={section}
          onChange={(value) =>
            setSection(ARTICLE_SECTION_CODES.find((one) => one === value) ?? section)
          }
        >
          <Stack gap="xs" mt={6}>
            {ARTICLE_SECTION_CODES.map((one) => (
              <Radio key={one} value={one} label={t(`publication.section.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={t('publication.propose.message')}
          description={t('publication.propose.messageHint')}
          autosize
          minRows={2}
          error={long}
          value={message}
          onChange={(event) => {
            setMessage(event.currentTarget.value);
            draft.keep(event.currentTarget.value);
          }}
        />
        <div>
          <Button type="submit" loading={propose.isPending}>
            {t('publication.propose.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

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
  if (!data || (!data.proposal && !data.can.propose && !data.as_file)) return null;
  const { proposal, can } = data;
  const takeBack = () =>
    withdraw.mutate(
      { params: { id: projectId } },
      { onSuccess: () => toasts.success(t('publication.propose.withdrawn')) },
    );
  return (
    <Section title={t('publication.propose.title')} id="publication">
      {proposal && <StateOf proposal={proposal} />}
      {data.as_file && <Text maw={640}>{t('publication.propose.asFile')}</Text>}
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
