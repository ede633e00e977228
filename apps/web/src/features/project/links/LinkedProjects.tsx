import { Button } from '@mantine/core';
import {
  fileEndpoints,
  type LinkedProject,
  type SpinoffLinks,
  spinoffEndpoints,
} from '@pv/contract';
import { dayFormat } from '@pv/texts';
import { IconPlant2, IconRocket } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { keyOf, useChange, useEndpoint } from '../../../platform/query/use-endpoint.ts';
import classes from './LinkedProjects.module.css';

const stales = [spinoffEndpoints.links];

/** Orders a PDF once more that could not be made. */
const usePrintAgain = () => useChange(spinoffEndpoints.print, { stales });

/** Takes a reference away whose PDF could not be made. */
const useForgetReference = () => useChange(spinoffEndpoints.forget, { stales });

type Reference = SpinoffLinks['documents'][number];

const small = { size: 'compact-sm', variant: 'subtle' } as const;

/** What may be done about a PDF that could not be made: trying again where the text is still there. */
function Mending({ document: { id, title, can } }: { document: Reference }) {
  const { t } = useTexts();
  const print = usePrintAgain();
  const forget = useForgetReference();
  const busy = print.isPending || forget.isPending;
  const request = { params: { id } };
  return (
    <>
      {can.print && (
        <Button
          {...small}
          loading={print.isPending}
          disabled={busy}
          aria-label={t('spinoff.links.printTitle', { title })}
          onClick={() => print.mutate(request)}
        >
          {t('spinoff.links.print')}
        </Button>
      )}
      {can.forget && (
        <Button
          {...small}
          color="gray"
          loading={forget.isPending}
          disabled={busy}
          aria-label={t('spinoff.links.forgetTitle', { title })}
          onClick={() => forget.mutate(request)}
        >
          {t('spinoff.links.forget')}
        </Button>
      )}
    </>
  );
}

/** An approved text that the startup refers to: where it stands, and whether its PDF is there. */
function ReferenceText({ document }: { document: Reference }) {
  const { t } = useTexts();
  const { title, status, place, lost } = document;
  const quoted = t('log.value.quoted', { text: title });
  return (
    <li>
      {place ? (
        <Link
          to="/project/$projectType/$projectId/document/$stageId"
          params={{
            projectType: place.type,
            projectId: place.project_id,
            stageId: place.stage_id,
          }}
        >
          {quoted}
        </Link>
      ) : (
        quoted
      )}
      <span className={classes.note} role={status === 'queued' ? 'status' : undefined}>
        {t(`spinoff.links.pdf.${status === 'failed' && lost ? 'lost' : status}`)}
      </span>{' '}
      <Mending document={document} />
    </li>
  );
}

/** How often a PDF that is being made is asked for. */
const AGAIN_MS = 2000;

/** What a project has grown from and what has grown from it. */
export const useLinks = (projectId: string) =>
  useEndpoint(spinoffEndpoints.links, { params: { id: projectId } });

const isWaiting = ({ documents }: SpinoffLinks) =>
  documents.some(({ status }) => status === 'queued');

/**
 * As `useLinks`. While a PDF is being made it is asked again, and the files of the project once it is
 * there.
 */
function useFollowedLinks(projectId: string) {
  const queries = useQueryClient();
  const links = useEndpoint(
    spinoffEndpoints.links,
    { params: { id: projectId } },
    { again: (answer) => (isWaiting(answer) ? AGAIN_MS : false) },
  );
  const waiting = links.data ? isWaiting(links.data) : false;
  useEffect(() => {
    if (!waiting) return;
    return () => {
      void queries.invalidateQueries({ queryKey: keyOf(fileEndpoints.list) });
    };
  }, [waiting, queries]);
  return links;
}

const icon = { size: 18, stroke: 1.8, 'aria-hidden': true } as const;

/** The title as a link for whoever may open it. */
function Named({ project }: { project: LinkedProject }) {
  const { t, locale } = useTexts();
  const { id, type, title, gone, by, at } = project;
  const quoted = t('log.value.quoted', { text: title });
  const date = dayFormat(locale, { dateStyle: 'long' }).format(new Date(at));
  const params = { projectType: type, id: id ?? '' };
  return (
    <>
      {id ? (
        <Link to="/project/$projectType/$id" params={params}>
          {quoted}
        </Link>
      ) : (
        quoted
      )}
      <span className={classes.note}>
        {gone ? t('spinoff.links.gone') : t('spinoff.links.begun', { name: by, date })}
      </span>
    </>
  );
}

/** What a project has grown from, with the texts that it refers to, and what has grown from it. */
export function LinkedProjects({ projectId }: { projectId: string }) {
  const { t } = useTexts();
  const { data: links } = useFollowedLinks(projectId);
  if (!links || (!links.origin && links.startups.length === 0)) return null;
  const { origin, startups, documents } = links;
  return (
    <ul className={classes.links}>
      {origin && (
        <li className={classes.link}>
          <IconPlant2 {...icon} />
          <div>
            {t('spinoff.links.origin')} <Named project={origin} />
            {documents.length > 0 && (
              <ul className={classes.documents} aria-label={t('spinoff.form.documents')}>
                {documents.map((document) => (
                  <ReferenceText key={document.id} document={document} />
                ))}
              </ul>
            )}
          </div>
        </li>
      )}
      {startups.map((startup) => (
        <li key={`${startup.at} ${startup.title}`} className={classes.link}>
          <IconRocket {...icon} />
          <div>
            {t('spinoff.links.startup')} <Named project={startup} />
          </div>
        </li>
      ))}
    </ul>
  );
}
