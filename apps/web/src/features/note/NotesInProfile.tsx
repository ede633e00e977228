import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { Section } from '../../ui/PageHeader.tsx';

/** In the profile: the way to the closed notes. */
export function NotesInProfile() {
  const { t } = useTexts();
  return (
    <Section id="notes" title={t('notes.title')} lead={t('notes.inProfile')}>
      <Button component={Link} to="/closed-notes" variant="default">
        {t('notes.open')}
      </Button>
    </Section>
  );
}
