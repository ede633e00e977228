import { Button, Group, Modal, Switch, Text } from '@mantine/core';
import {
  EDUCATION_LEVELS,
  missingProfileFields,
  type ProfileField,
  type ProfileFields,
  REQUIRED_PROFILE_FIELDS,
  userEndpoints,
} from '@pv/contract';
import { contentWords } from '@pv/editor-schema/rich-text';
import type { Locale, Translate } from '@pv/texts';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import type { AutosaveState } from '../../../platform/autosave/types.ts';
import { keyOf } from '../../../platform/query/use-endpoint.ts';
import { useServices, useSessionState } from '../../../platform/ServicesContext.tsx';
import { longDay } from '../../../ui/days.ts';
import { isUnread } from '../../../ui/form/parse-day.ts';
import { Section } from '../../../ui/PageHeader.tsx';
import { useProfileAutosave } from '../hooks/use-profile-autosave.ts';
import { Completeness } from './Completeness.tsx';
import { FieldFrame, ProfileFormProvider, useProfileField, useProfileForm } from './FieldFrame.tsx';
import { languagesText } from './languages-text.ts';
import { ProfileSections } from './ProfileSections.tsx';
import classes from './Visibility.module.css';

const NAMES = ['last_name', 'first_name', 'middle_name', 'no_middle_name'] as const;

/**
 * Has the token signed anew when the name has been saved, so that the menu, the carets of co-authors and
 * letters to the support have the new one at once and not when the token runs out.
 * @param named whether the token names anybody yet: before that it waits for the whole profile
 */
function useNameInToken({ values, status }: AutosaveState<ProfileFields>, named: boolean): void {
  const { session } = useServices();
  const saved = NAMES.every((field) => (status[field] ?? 'saved') === 'saved');
  const name = JSON.stringify(NAMES.map((field) => values[field]));
  // a form that begins with what is not saved yet has a name that no token says
  const signed = useRef(saved ? name : '');
  useEffect(() => {
    if (!saved || signed.current === name) return;
    signed.current = name;
    if (named) void session.renewAnew();
  }, [saved, name, named, session]);
}

type Value = ProfileFields[ProfileField];

/** The language in which values are said. */
interface ValueWords {
  t: Translate;
  locale: Locale;
}

/** A day in words; what is no day as it was typed. */
const dayWords = (day: string, locale: Locale): string =>
  isUnread(day) ? day : longDay(day, locale);

function listWords(list: Extract<Value, readonly unknown[]>, t: Translate): string {
  return list.map((one) => (typeof one === 'string' ? one : languagesText([one], t))).join(', ');
}

function textWords(field: ProfileField, text: string, { t, locale }: ValueWords): string {
  if (field === 'experience') return contentWords({ kind: 'content', content: text });
  const level = field === 'education_level' && EDUCATION_LEVELS.find((one) => one === text);
  if (level) return t(`profile.education.${level}`);
  return field === 'birth_date' ? dayWords(text, locale) : text;
}

/** A value of the profile as a person reads it: no codes, a day in words, an empty one named as such. */
export function valueWords(field: ProfileField, value: Value, words: ValueWords): string {
  const { t } = words;
  if (typeof value === 'boolean') return t(value ? 'profile.conflict.yes' : 'profile.conflict.no');
  if (!value || value.length === 0) return t('profile.conflict.nothing');
  return typeof value === 'string' ? textWords(field, value, words) : listWords(value, t);
}

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
