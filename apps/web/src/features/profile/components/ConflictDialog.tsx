import { Button, Group, Modal, Text } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useProfileForm } from '../hooks/ProfileFormContext.tsx';
import { valueWords } from './value-words.ts';

/** The same field was changed in another window: shows both values and asks which one stays. */
export function ConflictDialog() {
  const { t, locale } = useTexts();
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
              mine: valueWords(conflict.field, values[conflict.field], { t, locale }),
              theirs: valueWords(conflict.field, conflict.theirs, { t, locale }),
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
