import { Button } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { NotificationList } from './list/NotificationList.tsx';
import classes from './NotificationsPage.module.css';

const stay = () => undefined;

/** Everything that the reader was told, as a page of its own. */
export function NotificationsPage() {
  const { t } = useTexts();
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('notifications.title')}
        action={
          <Button
            component={Link}
            to="/notifications/mails"
            variant="default"
            leftSection={<IconSettings size={18} aria-hidden="true" />}
          >
            {t('notifications.toSettings')}
          </Button>
        }
      />
      <NotificationList onOpen={stay} />
    </div>
  );
}
