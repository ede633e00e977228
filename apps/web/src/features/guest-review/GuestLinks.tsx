import { Modal, Text } from '@mantine/core';
import { GUEST_LINK_DAYS, guestLinkEndpoints } from '@pv/contract';
import type { PanelProps } from '../../editor/shell/panels.ts';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { Links } from '../../platform/links/Links.tsx';
import { useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import classes from './Review.module.css';

const { list, make, revoke } = guestLinkEndpoints;
const options = { stales: [list] };

/** Links by which a document is read and commented without an account. */
export default function GuestLinks({ view, close }: PanelProps) {
  const { t } = useTexts();
  const params = { id: view.id };
  const there = useEndpoint(list, { params });
  const making = useChange(make, options);
  const revoking = useChange(revoke, options);
  return (
    <Modal
      opened
      onClose={close}
      title={t('guestReview.button')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Text mb="md">{t('guestReview.lead')}</Text>
      <Links
        words="guestReview"
        label={t('guestReview.button')}
        days={GUEST_LINK_DAYS}
        list={there}
        made={making.data?.url}
        making={making.isPending}
        revoking={revoking.isPending}
        heading={<h3 className={classes.heading}>{t('guestReview.own')}</h3>}
        onMake={(days) => making.mutate({ params, body: { days } })}
        onRevoke={(fieldId, settled) =>
          revoking.mutate({ params: { ...params, fieldId } }, settled)
        }
      />
    </Modal>
  );
}
