import { Button, Switch } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { Section } from '../../../ui/PageHeader.tsx';
import { useProfileField } from '../hooks/ProfileFormContext.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import classes from './Visibility.module.css';

/** Who sees what of the profile, the switch that publishes it, and the way to see it so oneself. */
export function Visibility({ id }: { id: string }) {
  const { t } = useTexts();
  const { value, edit, flush } = useProfileField('published');
  return (
    <Section id="visibility" title={t('profile.section.visibility')}>
      <ul className={classes.rules}>
        <li>{t('profile.visibility.team')}</li>
        <li>{t('profile.visibility.others')}</li>
      </ul>
      <FieldFrame name="published">
        <Switch
          label={t('profile.field.published')}
          description={t('profile.hint.published')}
          checked={value}
          onChange={(event) => {
            edit(event.currentTarget.checked);
            flush();
          }}
        />
      </FieldFrame>
      <Button component={Link} to={`/person/${id}`} variant="default" mt="md">
        {t('profile.visibility.look')}
      </Button>
    </Section>
  );
}
