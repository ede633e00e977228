import { Button, Group, Modal, Switch, Text } from '@mantine/core';
import {
  missingProfileFields,
  type ProfileFields,
  REQUIRED_PROFILE_FIELDS,
  userEndpoints,
} from '@pv/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { useServices, useSessionState } from '../../../platform/ServicesContext.tsx';
import { Section } from '../../../ui/PageHeader.tsx';
import {
  ProfileFormProvider,
  useProfileField,
  useProfileForm,
} from '../hooks/ProfileFormContext.tsx';
import { useNameInToken } from '../hooks/use-name-in-token.ts';
import { useProfileAutosave } from '../hooks/use-profile-autosave.ts';
import { Completeness } from './Completeness.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { ProfileSections } from './ProfileSections.tsx';
import classes from './Visibility.module.css';
import { valueWords } from './value-words.ts';

/** The same field was changed in another window: shows both values and asks which one stays. */
function ConflictDialog() {
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

/** Who sees what of the profile, the switch that publishes it, and the way to see it so oneself. */
function Visibility({ id }: { id: string }) {
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

interface ProfileFormProps {
  profile: ProfileFields & { version: number; email: string; id: string; missing: string[] };
}

/** Fields whose saving decides whether the rest opens. */
const OPENING = [...REQUIRED_PROFILE_FIELDS, 'work_place'] as const;
/** When the token is asked for again after the network did not answer, ms. */
const TRY_AGAIN = 3000;

/** The form of the profile. Once the required fields are saved, the token is renewed and the rest opens. */
export function ProfileForm({ profile }: ProfileFormProps) {
  const { t } = useTexts();
  const { session, toasts } = useServices();
  const { email, id, missing: _missing, ...fields } = profile;
  const form = useProfileAutosave(id, fields);
  const state = useSyncExternalStore(form.subscribe, form.state);
  const queries = useQueryClient();
  const signedIn = useSessionState();
  const closed = signedIn.kind === 'in' && signedIn.claims.profile === null;
  const saved = OPENING.every((field) => (state.status[field] ?? 'saved') === 'saved');
  const filled = missingProfileFields(state.values).length === 0;

  useEffect(() => {
    if (!closed || !filled || !saved) return;
    let timer: number | undefined;
    let gone = false;
    async function open() {
      const outcome = await session.renew();
      if (outcome === 'renewed') toasts.success(t('profile.complete.unlocked'));
      if (outcome === 'unreachable' && !gone) timer = window.setTimeout(open, TRY_AGAIN);
    }
    void open();
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [closed, filled, saved, session, toasts, t]);

  useNameInToken(state, signedIn.kind === 'in' && !closed);

  useEffect(
    () => () => void queries.invalidateQueries({ queryKey: keyOf(userEndpoints.profile) }),
    [queries],
  );

  return (
    <ProfileFormProvider value={form}>
      <Completeness />
      <ProfileSections email={email} />
      <Visibility id={id} />
      <ConflictDialog />
    </ProfileFormProvider>
  );
}
