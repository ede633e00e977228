import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import { type FormatProfileView, formatProfileEndpoints } from '@pv/contract';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useSettings } from '../../../editor/special/use-settings.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useChange } from '../../../platform/query/use-endpoint.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import classes from './Format.module.css';

const STALES = { stales: [formatProfileEndpoints.list] };

/** Publishes the formatting of this document for others; a profile of that name becomes a new version. */
export function Publish({ profiles }: { profiles: readonly FormatProfileView[] }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const [settings] = useSettings();
  const [name, setName] = useState('');
  const publish = useChange(formatProfileEndpoints.publish, STALES);
  const change = useChange(formatProfileEndpoints.change, STALES);
  const remove = useChange(formatProfileEndpoints.remove, STALES);
  const own = profiles.filter((profile) => profile.own);
  const same = own.find((profile) => profile.name === name.trim());
  const send = () => {
    const body = {
      name: name.trim(),
      base: settings.profile,
      values: {
        ...settings.profileTaken?.values,
        ...settings.profileOverrides,
        numbering: settings.numbering,
      },
      title_blocks: settings.titleBlocks ?? null,
    };
    const onSuccess = ({ code }: FormatProfileView) => {
      toasts.success(t('formatting.publish.done', { code }));
      setName('');
    };
    if (same) change.mutate({ params: { id: same.id }, body }, { onSuccess });
    else publish.mutate({ body }, { onSuccess });
  };
  return (
    <details className={classes.part}>
      <summary>{t('formatting.publish.title')}</summary>
      <Text size="sm" c="dimmed">
        {t('formatting.publish.hint')}
      </Text>
      <div className={classes.row}>
        <TextInput
          label={t('formatting.publish.name')}
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button
          disabled={name.trim() === ''}
          loading={publish.isPending || change.isPending}
          onClick={send}
        >
          {t(same ? 'formatting.publish.update' : 'formatting.publish.button')}
        </Button>
      </div>
      {own.length > 0 && (
        <section className={classes.part} aria-label={t('formatting.publish.yours')}>
          <h3>{t('formatting.publish.yours')}</h3>
          {own.map((profile) => (
            <div key={profile.id} className={classes.row}>
              <Text size="sm">{t('formatting.publish.line', profile)}</Text>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('formatting.publish.remove', { name: profile.name })}
                title={t('formatting.publish.remove', { name: profile.name })}
                onClick={() =>
                  remove.mutate(
                    { params: { id: profile.id } },
                    { onSuccess: () => toasts.success(t('formatting.publish.removed')) },
                  )
                }
              >
                <IconTrash size={18} />
              </ActionIcon>
            </div>
          ))}
        </section>
      )}
    </details>
  );
}
