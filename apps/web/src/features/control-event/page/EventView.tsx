import { Button, Checkbox } from '@mantine/core';
import { type ControlEvent, type EventWork, inCommitteeOrder } from '@pv/contract';
import { IconCalendarDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { saveAddress } from '../../../platform/api/save.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { dayText, minuteText } from '../../../ui/days.ts';
import { PageHeader, Section } from '../../../ui/PageHeader.tsx';
import { useCalendarFile, useEventFile, usePublication, useRenewLink } from '../api.ts';
import classes from '../Events.module.css';
import { PapersMenu } from '../papers/PapersMenu.tsx';
import { StateBadge, TalkBadge, ToEvents, useNumber, useWhen } from '../words.tsx';
import { CriteriaSection } from './CriteriaSection.tsx';
import { EventActions, type ShowView } from './EventActions.tsx';
import { Papers } from './Papers.tsx';

type Of = { event: ControlEvent };

function WhereSection({ event }: Of) {
  const { t } = useTexts();
  const when = useWhen();
  const calendar = useCalendarFile(event);
  const fact = (name: string, value: React.ReactNode) => (
    <>
      <dt>{name}</dt>
      <dd>{value || t('controlEvents.page.notSaid')}</dd>
    </>
  );
  return (
    <Section title={t('controlEvents.page.where')}>
      <dl className={classes.facts}>
        {fact(t('controlEvents.page.start'), when(event))}
        {fact(t('controlEvents.page.place'), event.place)}
        {event.link &&
          fact(
            t('controlEvents.page.link'),
            <a href={event.link} target="_blank" rel="noreferrer">
              {event.link}
            </a>,
          )}
        {fact(t('controlEvents.page.organiser'), event.organiser)}
      </dl>
      {event.day && event.state !== 'draft' && (
        <Button
          variant="default"
          leftSection={<IconCalendarDown size={18} stroke={1.6} aria-hidden="true" />}
          loading={calendar.busy}
          onClick={calendar.save}
        >
          {t('controlEvents.page.calendar')}
        </Button>
      )}
    </Section>
  );
}

/** What a work has brought of the papers that are asked for. */
function Materials({ work }: { work: EventWork }) {
  const { t } = useTexts();
  if (work.materials.length === 0) return null;
  const lacking = work.materials.filter(({ there }) => !there);
  if (lacking.length === 0) return <p>{t('controlEvents.page.complete')}</p>;
  const what = lacking.map(({ material }) => t(`controlEvents.material.${material}`)).join(', ');
  return (
    <p>
      <span className={classes.lacks}>{t('controlEvents.page.lacks', { what })}</span>
    </p>
  );
}

function Outcome({ work }: { work: EventWork }) {
  const { t } = useTexts();
  const number = useNumber();
  const { result, mark, place, decision } = work;
  const told = [
    result !== null && t('controlEvents.page.result', { result: number(result) }),
    mark,
    place && t(`controlEvents.page.${place.shared ? 'shared' : 'placed'}`, { place: place.place }),
  ].filter(Boolean);
  return (
    <>
      {told.length > 0 && <p>{told.join(' · ')}</p>}
      {decision && <p>{decision}</p>}
    </>
  );
}

function WorksSection({ event }: Of) {
  const { t } = useTexts();
  const asking = useEventFile();
  const saveFile = ({ id: fileId, name }: { id: string; name: string }) =>
    asking.mutate(
      { params: { id: event.id, fileId } },
      { onSuccess: ({ url }) => saveAddress(url, name) },
    );
  const due =
    event.materials_due && event.materials.length > 0
      ? t('controlEvents.page.due', { day: dayText(event.materials_due, t) })
      : null;
  return (
    <Section title={t('controlEvents.page.order')} lead={due}>
      {event.works.length === 0 && <p>{t('controlEvents.page.noWorks')}</p>}
      <ol className={classes.works} aria-label={t('controlEvents.page.order')}>
        {event.works.map((work) => (
          <li key={work.id} className={classes.work}>
            <span className={classes.time}>
              {work.starts_at}
              <small>{t('controlEvents.minutes', { count: work.minutes })}</small>
            </span>
            <div className={classes.told}>
              {work.open && work.project_type ? (
                <Link
                  to="/project/$projectType/$id"
                  params={{ projectType: work.project_type, id: work.project_id }}
                >
                  {work.title}
                </Link>
              ) : (
                work.title
              )}
              {work.authors.length > 0 && (
                <p>{t('controlEvents.page.authors', { names: work.authors.join(', ') })}</p>
              )}
              {work.supervisors.length > 0 && (
                <p>{t('controlEvents.page.supervisors', { names: work.supervisors.join(', ') })}</p>
              )}
              <Materials work={work} />
              <Papers work={work} onFile={saveFile} />
              <Outcome work={work} />
            </div>
            {event.state !== 'draft' && event.state !== 'announced' && (
              <div className={classes.actions}>
                <TalkBadge state={work.state} />
                <PapersMenu event={event} work={work} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function CommitteeSection({ event }: Of) {
  const { t } = useTexts();
  const toasts = useToasts();
  const renew = useRenewLink();
  const live = event.state === 'announced' || event.state === 'running';
  const linkWords = (link: NonNullable<ControlEvent['committee'][number]['link']>) => {
    if (link.opened) return t('controlEvents.page.linkOpened');
    if (!link.sent_at) return t('controlEvents.page.linkWaits');
    return t('controlEvents.page.linkSent', { at: minuteText(link.sent_at, t) });
  };
  return (
    <Section title={t('controlEvents.page.committee')}>
      {event.committee.length === 0 && <p>{t('controlEvents.page.noCommittee')}</p>}
      <ul className={classes.works} aria-label={t('controlEvents.page.committee')}>
        {inCommitteeOrder(event.committee).map(({ id, role, name, post, email, link }) => (
          <li key={id} className={classes.work}>
            <span className={classes.dim}>{t(`controlEvents.role.${role}`)}</span>
            <div className={classes.told}>
              {name}
              {post && <p>{post}</p>}
              {event.me.organiser && link && (
                <p>{[email, linkWords(link)].filter(Boolean).join(', ')}</p>
              )}
            </div>
            {event.me.organiser && link && live && (
              <Button
                variant="subtle"
                size="xs"
                aria-label={t('controlEvents.page.renewOf', { name })}
                loading={renew.isPending && renew.variables.params.memberId === id}
                onClick={() =>
                  renew.mutate(
                    { params: { id: event.id, memberId: id } },
                    { onSuccess: () => toasts.success(t('controlEvents.page.renewed')) },
                  )
                }
              >
                {t('controlEvents.page.renew')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** One's consent to be named in the report, where it would name one. */
export function ConsentSection(props: {
  agreed: boolean | null;
  busy: boolean;
  onAgree: (agreed: boolean) => void;
}) {
  const { t } = useTexts();
  if (props.agreed === null) return null;
  return (
    <Section title={t('controlEvents.page.publication')}>
      <Checkbox
        label={t('controlEvents.page.publicationTick')}
        description={t('controlEvents.page.publicationNote')}
        checked={props.agreed}
        disabled={props.busy}
        onChange={(event) => props.onAgree(event.currentTarget.checked)}
      />
    </Section>
  );
}

/** An event as everybody reads it who may: when and where, the works in their order, committee, criteria. */
export function EventView({ event, onShow }: Of & { onShow: ShowView }) {
  const { t } = useTexts();
  const when = useWhen();
  const publication = usePublication();
  const { id, kind, description, cancel_reason, me } = event;
  return (
    <>
      <PageHeader
        above={<ToEvents />}
        title={event.title}
        move={
          <div className={classes.actions}>
            <StateBadge state={event.state} />
            <span className={classes.dim}>
              {t(`eventWords.kind.${kind}`)} · {when(event)}
            </span>
          </div>
        }
        action={<EventActions event={event} onShow={onShow} />}
      />
      {cancel_reason && (
        <p className={classes.about}>
          {t('controlEvents.page.cancelledFor', { reason: cancel_reason })}
        </p>
      )}
      {description && <p className={classes.about}>{description}</p>}
      <WhereSection event={event} />
      <WorksSection event={event} />
      <CommitteeSection event={event} />
      <CriteriaSection event={event} />
      <ConsentSection
        agreed={me.publication}
        busy={publication.isPending}
        onAgree={(agreed) => publication.mutate({ params: { id }, body: { agreed } })}
      />
    </>
  );
}
