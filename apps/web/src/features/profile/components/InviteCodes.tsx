import { SegmentedControl } from '@mantine/core';
import { type ProjectType, projectTypeSchema } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useSessionState } from '../../../platform/ServicesContext.tsx';
import { Section } from '../../../ui/PageHeader.tsx';
import { CodeList } from './CodeList.tsx';

/** The personal codes by which others take this person into their teams. */
export function InviteCodes() {
  const { t } = useTexts();
  const [kind, setKind] = useState<ProjectType>('nir');
  const session = useSessionState();
  const open = session.kind === 'in' && session.claims.profile !== null;
  const kinds = projectTypeSchema.options.map((value) => ({
    value,
    label: t(`profile.kind.${value}`),
  }));
  return (
    <Section
      id="codes"
      title={t('profile.section.codes')}
      lead={open ? t('profile.codes.intro') : t('profile.codes.locked')}
    >
      {open && (
        <>
          <SegmentedControl
            aria-label={t('profile.codes.kind')}
            data={kinds}
            value={kind}
            onChange={setKind}
            mb="md"
          />
          <CodeList kind={kind} />
        </>
      )}
    </Section>
  );
}
