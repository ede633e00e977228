import { Button } from '@mantine/core';
import { type SpinoffLinks, spinoffEndpoints } from '@pv/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useChange } from '../../../platform/query/use-endpoint.ts';
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
export function ReferenceText({ document }: { document: Reference }) {
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
