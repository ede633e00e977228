import { RESUME_LINK_DAYS, resumeEndpoints } from '@pv/contract';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { Links } from '../../platform/links/Links.tsx';
import { useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { Section } from '../../ui/PageHeader.tsx';

const { links, share, revoke } = resumeEndpoints;
const options = { stales: [links] };

/** Links by which the resume is read without an account, with how often they were opened. */
export function ResumeLinks({ projectId, language }: { projectId: string; language: string }) {
  const { t } = useTexts();
  const params = { id: projectId };
  const list = useEndpoint(links, { params }, { fresh: true });
  const making = useChange(share, options);
  const revoking = useChange(revoke, options);
  return (
    <Section title={t('resume.links.title')} lead={t('resume.links.lead')}>
      <Links
        words="resume.links"
        label={t('resume.links.madeLabel')}
        days={RESUME_LINK_DAYS}
        list={list}
        made={making.data && `${making.data.url}?lang=${language}`}
        making={making.isPending}
        revoking={revoking.isPending}
        onMake={(days) => making.mutate({ params, body: { days } })}
        onRevoke={(fieldId, settled) =>
          revoking.mutate({ params: { ...params, fieldId } }, settled)
        }
      />
    </Section>
  );
}
