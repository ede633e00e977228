import { Alert, Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { formatProfileEndpoints } from '@pv/contract';
import type { TitleFields } from '@pv/editor-schema';
import { builtInProfiles, completeTitlePage } from '@pv/gost';
import { useState } from 'react';
import { useRights } from '../../../editor/shell/DocumentContext.tsx';
import { useWorkbench } from '../../../editor/shell/WorkbenchContext.tsx';
import { useSettings } from '../../../editor/special/use-settings.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useEndpoint } from '../../../platform/query/use-endpoint.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { builtIn, type Candidate, currentProfile, published } from './candidates.ts';
import { Differences } from './Differences.tsx';
import classes from './Format.module.css';
import { OwnParameters } from './OwnParameters.tsx';
import { Publish } from './Publish.tsx';
import { ReadyPages } from './ReadyPages.tsx';

/** A code typed by hand or found in the document; `not_found` is said where it was asked for. */
const useByCode = (code: string) =>
  useEndpoint(formatProfileEndpoints.get, { params: { code } }, { enabled: code !== '' });

/** What the title page calls the work now and in the profile that is offered; what the writer has typed stays. */
function TitleWork({ offered }: { offered: Candidate }) {
  const { t } = useTexts();
  const [settings] = useSettings();
  const page = useWorkbench().view.title_page;
  const named = (profile: string, titleFields: TitleFields) => {
    const { workKind, workSubkind } = completeTitlePage(page, { profile, titleFields });
    return [workKind, workSubkind].filter(Boolean).join(' ');
  };
  const next = offered.change.profile ?? settings.profile;
  const before = named(settings.profile, settings.titleFields);
  const after = named(next, settings.titleFields);
  if (before !== after)
    return <Text size="sm">{t('formatting.titleWork', { before, after })}</Text>;
  const kept = named(settings.profile, {}) !== named(next, {});
  return kept && <Text size="sm">{t('formatting.titleTyped', { before })}</Text>;
}

/** What the document would take, how it differs, and the taking of it. */
function Offer({ offered, onTaken }: { offered: Candidate; onTaken: () => void }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const rights = useRights();
  const [settings, write] = useSettings();
  return (
    <section className={classes.part} aria-label={t('formatting.differences')}>
      <h3>{t('formatting.differences')}</h3>
      <Differences before={currentProfile(settings)} after={offered.profile} />
      <TitleWork offered={offered} />
      <Text size="sm" c="dimmed">
        {t('formatting.partsStay')}
      </Text>
      {rights.edit && (
        <Button
          onClick={() => {
            write(offered.change);
            onTaken();
            toasts.success(t('formatting.taken'));
          }}
        >
          {t('formatting.take')}
        </Button>
      )}
    </section>
  );
}

/** «Оформление»: the profile of the document, how others differ, own parameters, publishing. */
export default function FormatPanel() {
  const { t, locale } = useTexts();
  const [settings] = useSettings();
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const list = useEndpoint(formatProfileEndpoints.list, {});
  const found = useByCode(code);
  const taken = settings.profileTaken;
  const newest = useByCode(taken?.id ?? '').data;
  const unfound = (error: unknown) =>
    isApiError(error, 'not_found') ? t('formatting.noCode') : describeError(error, t);
  const profiles = list.data?.profiles ?? [];
  const current = currentProfile(settings);
  const name = taken?.name || current.name[locale];
  const wanted =
    profiles.find((profile) => profile.code === chosen) ??
    (chosen === code ? found.data : undefined);
  const isBuiltIn = builtInProfiles().some(({ id }) => id === chosen);
  const offered = wanted
    ? published(settings, wanted)
    : isBuiltIn
      ? builtIn(settings, chosen)
      : null;
  const ofLevel = (level: 'standard' | 'university') => ({
    group: t(`formatting.group.${level}`),
    items: builtInProfiles()
      .filter((profile) => profile.level === level)
      .map((profile) => ({ value: profile.id, label: profile.name[locale] })),
  });
  const groups = [
    ofLevel('standard'),
    ofLevel('university'),
    {
      group: t('formatting.group.published'),
      items: profiles.map((profile) => ({
        value: profile.code,
        label: t('formatting.by', profile),
      })),
    },
  ];
  return (
    <div className={classes.panel}>
      <div>
        <Text fw={600}>{t('formatting.now', { name })}</Text>
        <Text c="dimmed" size="sm">
          {t('formatting.lead')}
        </Text>
      </div>
      {newest && taken && newest.version > taken.version && (
        <Alert title={t('formatting.newer', { name: taken.name })}>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              setCode(newest.code);
              setChosen(newest.code);
            }}
          >
            {t('formatting.seeNewer')}
          </Button>
        </Alert>
      )}
      <NativeSelect
        label={t('formatting.choose')}
        value={chosen}
        data={[{ value: '', label: '—' }, ...groups.filter(({ items }) => items.length > 0)]}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {list.isError && <LoadFailure error={list.error} onRetry={() => void list.refetch()} />}
      <form
        className={classes.row}
        onSubmit={(event) => {
          event.preventDefault();
          setCode(typed.trim());
          setChosen(typed.trim());
        }}
      >
        <TextInput
          label={t('formatting.code')}
          description={t('formatting.codeHint')}
          value={typed}
          maxLength={40}
          error={code !== '' && found.isError && unfound(found.error)}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={typed.trim() === ''}>
          {t('formatting.find')}
        </Button>
      </form>
      {offered && <Offer offered={offered} onTaken={() => setChosen('')} />}
      <ReadyPages />
      <OwnParameters />
      <Publish profiles={profiles} />
    </div>
  );
}
