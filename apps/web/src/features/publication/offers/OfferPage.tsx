import { Button, Group, Modal, Text, Textarea } from '@mantine/core';
import type { ArticleContent, Offered } from '@pv/contract';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { usePageTitle } from '../../../platform/address/use-page-title.ts';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useDraftText } from '../../../platform/drafts.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { NotFoundPage } from '../../../platform/states/StatePage.tsx';
import { tooLong } from '../../../ui/form/field.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useAcceptOffer, useDeclineOffer, useOffer } from '../api.ts';
import { PROPOSAL_GROUP } from '../desk/status-group.ts';
import classes from '../read/Article.module.css';
import { ArticleText } from '../read/ArticleText.tsx';

const LONGEST = 2000;

/** Asks why a proposal is declined; what is typed outlives the dialog. */
function DeclineDialog(props: { id: string; opened: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const decline = useDeclineOffer();
  const { text: reason, write } = useDraftText(`decline.${props.id}`);
  const [asked, setAsked] = useState(false);
  const empty = reason.trim() === '';
  const long = tooLong(t, reason.trim(), LONGEST);
  function submit() {
    setAsked(true);
    if (empty || long) return;
    decline.mutateAsync({ params: { id: props.id }, body: { reason } }).then(
      // also where the page was left before the answer, or shows the decision by then
      () => {
        write('');
        toasts.success(t('publication.offers.declined'));
        props.onClose();
      },
      () => undefined,
    );
  }
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={t('publication.offers.decline')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Textarea
          label={t('publication.offers.reason')}
          autosize
          minRows={3}
          value={reason}
          error={long ?? (asked && empty ? t('publication.offers.reasonNeeded') : null)}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="lg">
          <Button type="submit" loading={decline.isPending}>
            {t('publication.offers.decline')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

function Actions({ offer }: { offer: Offered }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const accept = useAcceptOffer();
  const [declining, setDeclining] = useState(false);
  if (offer.status !== 'open') {
    if (!offer.article_id) return null;
    const params = { id: offer.article_id };
    return (
      <Button
        variant="default"
        renderRoot={(root) => <Link {...root} to="/articles-desk/$id" params={params} />}
      >
        {t('publication.offers.toArticle')}
      </Button>
    );
  }
  const take = () =>
    accept
      .mutateAsync(
        { params: { id: offer.id } },
        {
          // whoever has left the page stays where he is
          onSuccess: ({ article_id: id }) =>
            void navigate({ to: '/articles-desk/$id', params: { id } }),
        },
      )
      .then(
        () => toasts.success(t('publication.offers.accepted')),
        () => undefined,
      );
  return (
    <>
      <Button variant="default" onClick={() => setDeclining(true)}>
        {t('publication.offers.decline')}
      </Button>
      <Button loading={accept.isPending} onClick={take}>
        {t('publication.offers.accept')}
      </Button>
      <DeclineDialog id={offer.id} opened={declining} onClose={() => setDeclining(false)} />
    </>
  );
}

function Manuscript({ content }: { content: ArticleContent }) {
  const { t, locale } = useTexts();
  const { ru, authors } = content;
  return (
    <article className={classes.article} lang="ru">
      <p className={classes.meta} lang={locale}>
        {t('publication.offers.manuscript')}
      </p>
      <h2 className={classes.title}>{ru.title}</h2>
      <p className={classes.meta}>{authors.map(({ name }) => name).join(', ')}</p>
      {ru.summary && <p className={classes.summary}>{ru.summary}</p>}
      <ArticleText body={ru.body} pictures={[]} />
    </article>
  );
}

/** A proposal with its manuscript, to be decided. */
export function OfferPage() {
  const { t } = useTexts();
  const { id } = useParams({ from: '/protected/articles-desk/proposals/$id' });
  const { data, error, refetch } = useOffer(id);
  usePageTitle(data?.project_title);
  if (isApiError(error, 'not_found')) return <NotFoundPage />;
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={6} />;
  const section = t(`publication.section.${data.section}`);
  return (
    <>
      <PageHeader
        above={<Link to="/articles-desk/proposals">{t('publication.offers.back')}</Link>}
        title={data.project_title}
        move={
          <Text c="dimmed" component="div">
            <StatusBadge
              group={PROPOSAL_GROUP[data.status]}
              label={t(`publication.offers.status.${data.status}`)}
            />{' '}
            {t('publication.offers.from', { name: data.proposed_by, section })}
          </Text>
        }
        action={<Actions offer={data} />}
      />
      {data.message && <p className={`${classes.article} ${classes.note}`}>{data.message}</p>}
      {data.reason && (
        <p className={`${classes.article} ${classes.note}`}>
          {t('publication.propose.why', { reason: data.reason })}
        </p>
      )}
      <Manuscript content={data.manuscript} />
    </>
  );
}
