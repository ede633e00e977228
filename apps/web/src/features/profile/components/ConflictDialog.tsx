import { Button, Group, Modal, Text } from '@mantine/core';
import type { ProfileField, ProfileFields } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useProfileForm } from '../hooks/ProfileFormContext.tsx';

const asWords = (value: ProfileFields[ProfileField]): string =>
  Array.isArray(value)
    ? value.map((one) => (typeof one === 'string' ? one : one.name)).join(', ')
    : String(value ?? '');

/** The same field was changed in another window: shows both values and asks which one stays. */
export function ConflictDialog() {
  const { t } = useTexts();
  const { form, state } = useProfileForm();
  const { conflict, values } = state;
  const close = () => form.resolve('mine');
  return (
    <Modal
      opened={conflict !== null}
      onClose={close}
      title={t('profile.conflict.title')}
      withCloseButton={false}
    >
      {conflict && (
        <>
          <Text mb="lg">
            {t('profile.conflict.text', {
              field: t(`profile.field.${conflict.field}`),
              mine: asWords(values[conflict.field]) || t('profile.conflict.nothing'),
              theirs: asWords(conflict.theirs) || t('profile.conflict.nothing'),
            })}
          </Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => form.resolve('theirs')}>
              {t('profile.conflict.theirs')}
            </Button>
            <Button onClick={close}>{t('profile.conflict.mine')}</Button>
          </Group>
        </>
      )}
    </Modal>
  );
}
