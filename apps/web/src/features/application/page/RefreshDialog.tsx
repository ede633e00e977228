import { Button, Checkbox, Group, Modal } from '@mantine/core';
import type { Application, ApplicationOffer } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { FieldsSkeleton } from '../../../ui/Skeletons.tsx';
import classes from '../Application.module.css';
import { useOffers, useRefreshFields } from '../api.ts';
import { shownText } from '../shown-value.ts';

const nameOf = ({ section, field }: ApplicationOffer) => `${section} ${field}`;

function Offers({
  application: { id },
  offers,
  onClose,
}: {
  application: Pick<Application, 'id'>;
  offers: readonly ApplicationOffer[];
  onClose: () => void;
}) {
  const { t, locale } = useTexts();
  const words = ({ kind }: ApplicationOffer, text: string) =>
    shownText({ kind, text }, { t, locale });
  const toasts = useToasts();
  const refresh = useRefreshFields();
  // what was typed by hand is taken over only where somebody says so
  const [ticked, setTicked] = useState(
    () => new Set(offers.filter((one) => one.from_project).map(nameOf)),
  );
  const toggle = (name: string) =>
    setTicked((before) => {
      const next = new Set(before);
      if (!next.delete(name)) next.add(name);
      return next;
    });
  function apply() {
    const chosen = offers.filter((one) => ticked.has(nameOf(one)));
    const fields = chosen.map(({ section, field }) => ({ section, field }));
    refresh.mutate(
      { params: { id }, body: { fields } },
      {
        onSuccess: () => {
          toasts.success(t('applications.refreshing.done'));
          onClose();
        },
      },
    );
  }
  if (offers.length === 0) return <p>{t('applications.refreshing.nothing')}</p>;
  return (
    <>
      <p className={classes.lead}>{t('applications.refreshing.text')}</p>
      <ul className={classes.offers}>
        {offers.map((offer) => (
          <li key={nameOf(offer)}>
            <Checkbox
              label={offer.title}
              description={!offer.from_project && t('applications.refreshing.typed')}
              checked={ticked.has(nameOf(offer))}
              onChange={() => toggle(nameOf(offer))}
            />
            <div className={classes.sides}>
              <div>
                <span className={classes.dim}>{t('applications.refreshing.before')}</span>
                <p>{words(offer, offer.before) || t('applications.refreshing.empty')}</p>
              </div>
              <div>
                <span className={classes.dim}>{t('applications.refreshing.after')}</span>
                <p>{words(offer, offer.after)}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button disabled={ticked.size === 0} loading={refresh.isPending} onClick={apply}>
          {t('applications.refreshing.apply')}
        </Button>
      </Group>
    </>
  );
}

/** Shows what the project tells differently now, and takes what is ticked of it. */
export function RefreshDialog({
  application,
  onClose,
}: {
  application: Application;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const { data, error, isFetchedAfterMount, refetch } = useOffers(application.id, true);
  const told = isFetchedAfterMount ? data : undefined;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('applications.refreshing.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {!told && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!told && !error && <FieldsSkeleton />}
      {told && <Offers application={application} offers={told.offers} onClose={onClose} />}
    </Modal>
  );
}
