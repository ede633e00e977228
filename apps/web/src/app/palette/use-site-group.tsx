import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { IconWorld } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { PAPER_LINKS, READING_LINKS, SITE_LINKS } from '../layouts/site-links.ts';

const LINKS = [...SITE_LINKS, ...READING_LINKS, ...PAPER_LINKS];

/** The pages that anybody may read, as places to go to. */
export function useSiteGroup(): SpotlightActionGroupData {
  const { t } = useTexts();
  const navigate = useNavigate();
  return {
    group: t('shell.nav.site'),
    actions: LINKS.map(({ to, label }) => ({
      id: `site:${to}`,
      label: t(label),
      leftSection: <IconWorld size={20} stroke={1.6} aria-hidden="true" />,
      onClick: () => void navigate({ to }),
    })),
  };
}
